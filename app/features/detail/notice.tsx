import { Icon } from '#app/ui/icon/icon.tsx'

/** A notice at the top of a page. */
export function Notice({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="mt-5 flex items-start gap-3 rounded-paper bg-paper-sunk px-5 py-4 text-[.9375rem]"
    >
      <Icon name="info" className="mt-0.5 flex-none text-ink-2" />
      {children}
    </p>
  )
}
