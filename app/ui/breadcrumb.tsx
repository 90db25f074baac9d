import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'

type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  label: string
  /** The last item is the current page. */
  items: readonly { label: string; to?: string }[]
}

export function Breadcrumb({ label, items, className, ...props }: BreadcrumbProps) {
  const last = items.length - 1
  return (
    <nav data-slot="breadcrumb" {...props} aria-label={label} className={className}>
      <ol className={cn('crumbs')}>
        {items.map((item, index) => (
          <li key={item.label}>
            {item.to && index < last ? (
              <Link to={item.to}>{item.label}</Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
