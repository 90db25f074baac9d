import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Category } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { SECTION_ICONS } from './section-icons.ts'
import { CATEGORY_SECTIONS, dockMark, HOME } from './sections.ts'

const PLACES = [...CATEGORY_SECTIONS, HOME]

/** The floating navigation of compact screens; only the current section shows its name. */
export function Dock() {
  const { pathname } = useLocation()
  const marks = PLACES.map((section) => dockMark(section, pathname))
  return (
    <nav aria-label={m.shell_nav_sections()} className="dock">
      {PLACES.map((section, at) => {
        const current = marks[at]
        return (
          <Link
            key={section.name}
            to={section.path}
            aria-current={current}
            aria-label={section.title()}
          >
            <Icon name={SECTION_ICONS[section.name as Category | 'home']} size={23} />
            {current && <span>{section.title()}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
