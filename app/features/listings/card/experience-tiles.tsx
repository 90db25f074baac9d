import { Link } from 'react-router'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { Print } from '#app/ui/print.tsx'
import { Section } from '#app/ui/section.tsx'
import { subcategoryTitle } from '#domain/language/subcategory-words.ts'
import { EXPERIENCE_TILES } from '#domain/listing/directory.ts'
import { m } from '#domain/messages/messages.js'
import './tiles.css'

/** Hours of light from dawn to night along the row. */
const PRINTS: Record<(typeof EXPERIENCE_TILES)[number], string> = {
  yoga: scenePrintUrl('yoga-tree', 'energize', '3x2'),
  meditation: scenePrintUrl('zafu', 'focus', '3x2'),
  retreats: scenePrintUrl('lake', 'balance', '3x2'),
  workshops: scenePrintUrl('writing-table', 'balance', '3x2'),
  nature: scenePrintUrl('wood-walk', 'restore', '3x2'),
  cooking: scenePrintUrl('soup-pot', 'calm', '3x2'),
}

/** Specification section 2, experiences page: category tiles. */
export function ExperienceTiles({ counts }: { counts: Record<string, number> }) {
  return (
    <Section title={m.listings_experience_tiles()} className="max-md:mt-7!">
      <ul className="tiles">
        {EXPERIENCE_TILES.map((slug) => (
          <li key={slug}>
            <Link to={`/experiences/${slug}`} prefetch="intent">
              <Print src={PRINTS[slug]} alt="" ratio="3x2" />
              <h3>{subcategoryTitle(slug)}</h3>
              <p className="text-small text-ink-2">
                {m.listings_tile_count({ n: counts[slug] ?? 0 })}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
