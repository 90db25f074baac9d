import { Link } from 'react-router'
import type { Category } from '#domain/listing/category.ts'
import { sectionLinks } from '../section-links.ts'

type SubMenuProps = { id: string; category: Category; label: string }

/** The sub-categories of a category, below its link in the header. */
export function SubMenu({ id, category, label }: SubMenuProps) {
  return (
    <div id={id} className="main-nav-panel">
      <ul aria-label={label} className="panel menu" data-state="open">
        {sectionLinks(category).map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className="menu-item">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
