import { Link } from 'react-router'
import { inWidths } from '#app/lib/pictures.ts'
import { searchResultsPath } from '#app/paths.ts'
import { Print } from '#app/ui/print.tsx'
import type { CONCERNS } from '#domain/concepts/concern-names.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { IMAGE_CARD_SIZES } from '../image-card.tsx'
import { place } from '../prints.ts'

const CONCERN_PRINTS: Record<(typeof CONCERNS)[number], string> = {
  sleep: place('lake', 'calm', '3x4', 'cabin'),
  stress: place('forest', 'restore', '3x4', 'cabin'),
  energy: place('ocean', 'energize', '3x4', 'villa'),
  focus: place('alpine', 'focus', '3x4', 'lodge'),
  digestion: place('countryside', 'balance', '3x4', 'estate'),
  immunity: place('garden', 'focus', '3x4'),
}

type Feeling = { concern: (typeof CONCERNS)[number]; parts: Record<ContentType, number> }

const PART_WORDS: Record<ContentType, (count: { n: number }) => string> = {
  escape: m.directory_feel_escape,
  essential: m.directory_feel_essential,
  enhancement: m.directory_feel_enhancement,
  experience: m.directory_feel_experience,
}

/** Concerns with the number of listings per content type. */
export function Feelings({ feelings }: { feelings: readonly Feeling[] }) {
  return (
    <ul className="feelings">
      {feelings.map(({ concern, parts }) => (
        <li key={concern}>
          <Link
            to={searchResultsPath({ concern })}
            state={{ wellnessConcern: concern }}
            className="image-card group"
          >
            <Print {...inWidths(CONCERN_PRINTS[concern], IMAGE_CARD_SIZES)} alt="" />
            <h3 className="image-card-title">
              <span>{CONCERN_LABELS[concern]()}</span>
            </h3>
            <div className="feelings-parts">
              {CONTENT_TYPES.filter((type) => parts[type]).map((type) => (
                <div key={type}>{PART_WORDS[type]({ n: parts[type] })}</div>
              ))}
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
