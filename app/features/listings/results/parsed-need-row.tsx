import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { NOT_SPELLING } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { useList } from '../list/use-list.ts'

/** The parsed need, ready for display. */
export type ParsedNeedSummary = {
  /** Each part with the name that removes it; null for one that changes nothing. */
  parts: { label: string; drop: string | null }[]
  repair: { typed: string; meant: string } | null
  /** Constraints that no fitting listing satisfies. */
  unmet: string[]
  /** Sentences on how constraints were applied. */
  remarks: string[]
  /** Explains the order of the listings. */
  order: string
  /** The need in one sentence, over the best listings; null where the first are not the best. */
  answer: string | null
}

/** The parsed need as removable chips, with the spelling correction and unmet constraints. */
export function ParsedNeedRow({
  parts,
  repair,
  unmet,
  remarks,
  className,
}: ParsedNeedSummary & { className?: string }) {
  const { query } = useList()
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden', className)}>
      {repair && <RepairLine {...repair} />}
      {(parts.length > 0 || query.not.length > 0) && <Parts parts={parts} />}
      {unmet.length > 0 && (
        <p className="text-ink-2">{m.results_unmet({ musts: unmet.join(', ') })}</p>
      )}
      {remarks.map((remark) => (
        <p key={remark} className="text-ink-2">
          {remark}
        </p>
      ))}
    </div>
  )
}

function RepairLine({ typed, meant }: { typed: string; meant: string }) {
  const { query, hrefOf } = useList()
  return (
    <p className="wrap-anywhere text-ink-2">
      {m.results_spelling({ meant, typed })}{' '}
      <Link
        to={hrefOf({ ...query, not: [...query.not, NOT_SPELLING], page: 1 })}
        preventScrollReset
        className="link"
      >
        {m.results_spelling_exact({ typed })}
      </Link>
    </p>
  )
}

function Parts({ parts }: Pick<ParsedNeedSummary, 'parts'>) {
  const { query, hrefOf } = useList()
  return (
    <nav aria-label={m.results_understood()}>
      <ul className="scroll-x flex flex-wrap items-center gap-2">
        {parts.length > 0 && (
          <li aria-hidden className="mr-1 text-small text-ink-3">
            {m.results_understood()}
          </li>
        )}
        {parts.map(({ label, drop }) => (
          <li key={label}>
            {drop === null ? (
              <span className="inline-block px-2 text-ink-2">{label}</span>
            ) : (
              <ChipLink
                to={hrefOf({ ...query, not: [...query.not, drop], page: 1 })}
                preventScrollReset
                aria-label={m.results_understood_drop({ part: label })}
                className="max-w-full"
              >
                <span className="truncate">{label}</span>
                <Icon name="x" size={16} />
              </ChipLink>
            )}
          </li>
        ))}
        {query.not.length > 0 && (
          <li>
            <Link
              to={hrefOf({ ...query, not: [], page: 1 })}
              preventScrollReset
              className="link px-2"
            >
              {m.results_understood_restore()}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
