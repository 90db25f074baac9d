import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { Icon } from './icon/icon.tsx'

type MenuProps = Omit<ComponentProps<typeof DropdownMenu.Content>, 'children'> & {
  /** One element that takes a ref and button props. */
  trigger: ReactElement
  label: string
  children: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A drop-down menu. Type-ahead resets after 1000 ms, sub-menus open after 100 ms (Radix defaults). */
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

type SubMenuProps = { entry: ReactNode; label: string; children: ReactNode }

const BESIDE = { sideOffset: 6, alignOffset: -8 }
/** On compact screens a sub-menu overlaps its menu, below its entry. */
const BELOW = { sideOffset: -200, alignOffset: 44 }

/** An entry that opens a sub-menu. */
export function SubMenu({ entry, label, children }: SubMenuProps) {
  const place = window.matchMedia('(width < 48rem)').matches ? BELOW : BESIDE
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger data-slot="menu-item" className="menu-item">
        {entry}
        <Icon name="chevron-right" size={16} className="ml-auto" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          data-slot="menu"
          {...place}
          collisionPadding={12}
          loop
          aria-label={label}
          aria-labelledby={undefined}
          className="panel menu"
        >
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

type MenuChoiceProps<Value extends string> = {
  value: Value
  /** `lang` if a label is in another language than the page. */
  choices: readonly { value: Value; label: string; lang?: string }[]
  onChoose: (value: Value) => void
}

/** A radio group with a check mark at the chosen item. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { value: chosen, choices, onChoose } = props
  return (
    <DropdownMenu.RadioGroup value={chosen}>
      {choices.map(({ value, label, lang }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          lang={lang}
          className="menu-item"
          onSelect={() => onChoose(value)}
        >
          {label}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Icon name="check" size={16} />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

/** A non-interactive line in a menu. */
export function MenuNote({ className, ...props }: ComponentProps<typeof DropdownMenu.Label>) {
  return <DropdownMenu.Label {...props} className={cn('menu-note', className)} />
}
