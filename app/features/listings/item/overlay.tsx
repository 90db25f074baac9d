import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

const dialog = lazy(async () => (await import('#app/ui/dialog.tsx')).Dialog)

type OverlayProps = {
  title: string
  variant: 'split' | 'full'
  /** The page below: the target of closing after a direct visit. */
  closeTo: string
  closeLabel: string
  /** Selector of the element to focus after closing, for a direct visit. */
  returnTo: string
  className?: string
  children: ReactNode
}

/**
 * A dialog with its own URL. The server renders it as a section with a close link; once its code has loaded,
 * a modal dialog replaces that.
 */
export function Overlay({
  title,
  variant,
  closeTo,
  closeLabel,
  returnTo,
  className,
  children,
}: OverlayProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const Dialog = useLazy(dialog, true, () => {})
  const fromList = isFromList(state)

  function close() {
    if (fromList) navigate(-1)
    else navigate(closeTo, { replace: true, preventScrollReset: true })
  }

  if (Dialog) {
    return (
      <Dialog
        open
        onClose={close}
        title={title}
        titleHidden
        variant={variant}
        closeLabel={closeLabel}
        quiet
        returnTo={() => document.querySelector<HTMLElement>(returnTo) ?? mainContent()}
        className={cn(className, !fromList && 'animate-none')}
      >
        {children}
      </Dialog>
    )
  }
  return (
    <>
      <div className="scrim" />
      <section aria-label={title} className={cn('dialog', `dialog-${variant}`, className)}>
        <div className="dialog-body">{children}</div>
        <Link
          to={closeTo}
          replace
          preventScrollReset
          aria-label={closeLabel}
          className="icon-btn dialog-close"
        >
          <Icon name="x" />
        </Link>
      </section>
    </>
  )
}

function mainContent() {
  return document.querySelector('main')
}

/** Cards set this state when they open a dialog over their list: closing it then goes back. */
function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state
}
