import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { CATEGORY_NAMES, type Category } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { categorySection, currentMark } from '../sections.ts'
import { type HoverMenu, useHoverMenu } from './use-hover-menu.ts'

const subMenu = lazy(async () => (await import('./sub-menu.tsx')).SubMenu)

/** The four categories; hovering or Arrow Down opens a menu of their sub-categories. */
export function MainNav() {
  const menu = useHoverMenu<Category>()
  return (
    <nav aria-label={m.shell_nav_main()} className="main-nav">
      {CATEGORY_NAMES.map((category) => (
        <MainNavItem key={category} category={category} menu={menu} />
      ))}
    </nav>
  )
}

type MainNavItemProps = { category: Category; menu: HoverMenu<Category> }

function MainNavItem({ category, menu }: MainNavItemProps) {
  const { pathname } = useLocation()
  const panelId = useId()
  const item = useRef<HTMLDivElement>(null)
  const section = categorySection(category)
  const open = menu.open === category
  const SubMenu = useLazy(subMenu, open, menu.close)
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
  const links = () => [...(item.current?.querySelectorAll('a') ?? [])]

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && open) {
      menu.close()
      links()[0]?.focus()
    } else if (step && (open || step > 0)) {
      event.preventDefault()
      menu.show(category)
      const from = event.target as Element
      // The menu renders after its code has loaded and this event has been handled.
      subMenu.load().then(() => focusNext(links(), from, step), console.warn)
    }
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (open && !item.current?.contains(relatedTarget)) menu.close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events that bubble from its links
    <div
      ref={item}
      className="main-nav-item"
      onPointerEnter={(event) => isMouse(event) && menu.enter(category)}
      onPointerLeave={(event) => isMouse(event) && menu.leave()}
      onClick={menu.close}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Link
        to={section.path}
        prefetch="intent"
        onFocus={preload}
        className="main-nav-link current-mark"
        aria-current={currentMark(section, pathname)}
        aria-expanded={open}
        aria-controls={open && SubMenu ? panelId : undefined}
      >
        {section.title()}
      </Link>
      {open && SubMenu && <SubMenu id={panelId} category={category} label={section.title()} />}
    </div>
  )
}

/** Keyboard focus may be the first interaction, before anything was prefetched. */
function preload() {
  subMenu.load().catch(() => undefined)
}

function focusNext(links: Element[], from: Element, step: number) {
  const index = links.indexOf(from) + step
  const next = links[Math.min(Math.max(index, 0), links.length - 1)]
  if (next instanceof HTMLElement) next.focus()
}
