import { Link } from 'react-router'

type FilterLinksProps = {
  label: string
  choices: readonly { label: string; to: string; isCurrent: boolean }[]
}

/** A filter with one choice at a time, as links into the URL. */
export function FilterLinks({ label, choices }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="console-nav">
      {choices.map((choice) => (
        <Link
          key={choice.to}
          to={choice.to}
          className="chip"
          aria-current={choice.isCurrent ? 'true' : undefined}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
