import { Link } from 'react-router'
import { inWidths, scenePrintUrl } from '#app/lib/pictures.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { SUBCATEGORIES } from '#domain/language/subcategory-words.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '#domain/listing/category.ts'

/** Hours of light from dawn to night, left to right. */
const PRINTS: Record<Category, string> = {
  escapes: scenePrintUrl('lake', 'energize', '4x5', false, { seed: 'l7' }),
  essentials: scenePrintUrl('tea', 'focus', '4x5', false, { seed: 't3' }),
  enhancements: scenePrintUrl('breath', 'restore', '4x5', false, { seed: 'h3' }),
  experiences: scenePrintUrl('cushions', 'calm', '4x5', false, { seed: 'h4' }),
}

/** In one row, sized by height; on compact screens two in a row, understated as a pixel ratio of 2 is enough. */
const SIZES = '(min-width: 48rem) 560px, 30vw'

/** Specification section 2, Home: category cards with their first sub-categories. */
export function ExplorePanel() {
  return (
    <div className="explore-panel">
      {CATEGORY_NAMES.map((category) => (
        <Link key={category} to={CATEGORIES[category].path} prefetch="intent">
          <Print {...inWidths(PRINTS[category], SIZES)} alt="" priority />
          <h2>
            {CATEGORY_TITLES[category]()}
            <Icon name="arrow-right" />
          </h2>
          <p>{SUBCATEGORIES[category].map((title) => title()).join(', ')}</p>
        </Link>
      ))}
    </div>
  )
}
