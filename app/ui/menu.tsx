import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

type MenuProps = Omit<ComponentProps<typeof DropdownMenu.Content>, 'children'> & {
  /** One element that takes a ref and button props. */
  trigger: ReactElement
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A drop-down menu. Type-ahead forgets after 1000 ms, sub-menus open after 100 ms: Radix's own values. */
export function Menu({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  className,
  ...props
}: MenuProps) {
  const controlled = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) }
  return (
    <DropdownMenu.Root modal={false} {...controlled}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          data-slot="menu"
          align="end"
          sideOffset={6}
          collisionPadding={12}
          loop
          {...props}
          aria-label={label}
          aria-labelledby={undefined}
          className={cn('panel menu', className)}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item data-slot="menu-item" {...props} className={cn('menu-item', className)} />
  )
}

export function MenuSeparator({
  className,
  ...props
}: ComponentProps<typeof DropdownMenu.Separator>) {
  return <DropdownMenu.Separator {...props} className={cn('menu-separator', className)} />
}
