import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { useReturnFocus } from './use-return-focus.ts'

type DrawerProps = {
  open: boolean
  onClose: () => void
  label: string
  className?: string
  children: ReactNode
}

/** Slides in from the left, 85 % of the screen and at most 320 px wide. */
export function Drawer({ open, onClose, label, className, children }: DrawerProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content
          data-slot="drawer"
          aria-describedby={undefined}
          {...returnFocus}
          className={cn('drawer', className)}
        >
          <Primitive.Title className="sr-only">{label}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
