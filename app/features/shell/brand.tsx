import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { useSite } from '#app/lib/site.ts'

/** Logo and name, linked to home. */
export function Brand({ className }: { className?: string }) {
  const { name } = useSite()
  return (
    <Link to="/" className={cn('brand', className)}>
      <Mark />
      <span>{name}</span>
    </Link>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" fill="none" aria-hidden="true">
      <path d="M4 16a12 12 0 0 1 24 0z" fill="var(--sun)" />
      <path
        d="M2 19.5h28M6.5 23.5h19M11.5 27.5h9"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  )
}
