import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

type PopoverProps = Omit<ComponentProps<typeof Primitive.Content>, 'children'> & {
  /** One element that takes a ref and button props. */
  trigger: ReactElement
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  className,
  ...props
}: PopoverProps) {
  const controlled = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) }
  return (
    <Primitive.Root {...controlled}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="popover"
          align="end"
          sideOffset={6}
          collisionPadding={20}
          {...props}
          aria-label={label}
          className={cn('panel popover', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
