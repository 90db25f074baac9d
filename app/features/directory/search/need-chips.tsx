import { searchResultsPath } from '#app/paths.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { CONCERNS, type Concern, RECOVERY_PATHS } from '#domain/concepts/concern-names.ts'
import { CONCERN_LABELS } from '#domain/language/concern-words.ts'
import { m } from '#domain/messages/messages.js'

/** The six concerns, then the six recovery paths, linked to their results. */
export function NeedChips() {
  return (
    <div className="mt-8 grid gap-6 md:grid-cols-2">
      <ChipRow title={m.home_target()} concerns={CONCERNS} />
      <ChipRow title={m.home_paths()} concerns={RECOVERY_PATHS} />
    </div>
  )
}

function ChipRow({ title, concerns }: { title: string; concerns: readonly Concern[] }) {
  return (
    <section>
      <h2 className="mb-3 text-title">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {concerns.map((concern) => (
          <li key={concern}>
            <ChipLink to={searchResultsPath({ concern })} state={{ wellnessConcern: concern }}>
              {CONCERN_LABELS[concern]()}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
