import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon/icon.tsx'
import { useReturnFocus } from './use-return-focus.ts'

const VARIANTS = {
  split: 'dialog-split',
  sheet: 'dialog-sheet',
  full: 'dialog-full',
  plain: 'dialog-plain',
} as const

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** The title is for screen readers only: the content shows its own. */
  titleHidden?: boolean
  variant?: keyof typeof VARIANTS
  closeLabel: string
  /** Focuses the dialog itself first, for content to read rather than a form. */
  quiet?: boolean
  /** Target of the focus after closing if the previously focused element no longer exists. */
  returnTo?: () => HTMLElement | null
  className?: string
  children: ReactNode
}

/** A bottom sheet on compact screens in every variant; `full` covers every screen. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  variant = 'plain',
  closeLabel,
  quiet = false,
  returnTo,
  className,
  children,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(returnTo)

  function start(event: Event) {
    onOpenAutoFocus()
    if (!quiet || !(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
  }

  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          data-slot="dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={start}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn('dialog', VARIANTS[variant], className)}
        >
          <Primitive.Title className={titleHidden ? 'sr-only' : 'dialog-title'}>
            {title}
          </Primitive.Title>
          <div className="dialog-body">{children}</div>
          <Primitive.Close asChild>
            <IconButton label={closeLabel} className="dialog-close">
              <Icon name="x" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
