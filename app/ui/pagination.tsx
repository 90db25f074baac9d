import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { nextPageLabel, pageLabel, previousPageLabel } from '#app/lib/i18n/number-labels.ts'
import { Icon } from './icon/icon.tsx'

type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  label: string
}

export function Pagination({ page, pages, hrefOf, label, className, ...props }: PaginationProps) {
  if (pages < 2) return null
  const entries = visiblePages(page, pages)
  return (
    <nav data-slot="pagination" {...props} aria-label={label} className={cn('pager', className)}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev" aria-label={previousPageLabel()}>
              <Icon name="chevron-left" />
            </Link>
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry}>
            {entry < 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={hrefOf(entry)}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" aria-label={nextPageLabel()}>
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** First, last and the neighbours of the current page; a negative number is a gap before that page. */
export function visiblePages(page: number, pages: number): number[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const pageNumbers = [...new Set(candidates)]
  return pageNumbers.flatMap((n, index) => {
    const before = pageNumbers[index - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [-n, n] : [n]
  })
}
