import { Link } from 'react-router'
import { scenePrintUrl } from '#app/lib/pictures.ts'
import { Print } from '#app/ui/print.tsx'
import { Section } from '#app/ui/section.tsx'
import { subcategoryTitle } from '#domain/language/subcategory-words.ts'
import { EXPERIENCE_TILES } from '#domain/listing/directory.ts'
import { m } from '#domain/messages/messages.js'

/** Hours of light from dawn to night along the row. */
const PRINTS: Record<(typeof EXPERIENCE_TILES)[number], string> = {
  yoga: scenePrintUrl('mat', 'energize', '3x2'),
  meditation: scenePrintUrl('cushions', 'focus', '3x2'),
  retreats: scenePrintUrl('lake', 'balance', '3x2'),
  workshops: scenePrintUrl('drums', 'balance', '3x2'),
  nature: scenePrintUrl('garden', 'restore', '3x2'),
  cooking: scenePrintUrl('kitchen', 'calm', '3x2'),
}

/** Specification section 2, experiences page: category tiles. */
export function ExperienceTiles({ counts }: { counts: Record<string, number> }) {
  return (
    <Section title={m.listings_experience_tiles()}>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-(--gutter) md:gap-y-9 xl:grid-cols-6">
        {EXPERIENCE_TILES.map((slug) => (
          <li key={slug} className="group">
            <Link to={`/experiences/${slug}`} prefetch="intent" className="block">
              <Print src={PRINTS[slug]} alt="" ratio="3x2" />
              <h3 className="mt-3 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-5">
                {subcategoryTitle(slug)}
              </h3>
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
