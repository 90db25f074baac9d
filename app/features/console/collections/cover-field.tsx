import { printUrl, scenePrintUrl } from '#app/lib/pictures.ts'
import { Print } from '#app/ui/print.tsx'
import type { CollectionCover } from '#domain/collection/collection.ts'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import { MOOD_NAMES, MOODS, type MoodName } from '#domain/collection/moods.ts'
import { m } from '#domain/messages/messages.js'
import { SelectField } from '../select-field.tsx'
import type { CollectionEdit } from './use-collection-edit.ts'

const MOOD_LABELS: Record<MoodName, () => string> = {
  lake: m.console_mood_lake,
  forest: m.console_mood_forest,
  ocean: m.console_mood_ocean,
  alpine: m.console_mood_alpine,
  night: m.console_mood_night,
  garden: m.console_mood_garden,
  candle: m.console_mood_candle,
  tea: m.console_mood_tea,
}

type CoverFieldProps = { collection: EditedCollection; edit: CollectionEdit }

/** The lead picture: a mood, or that of a listing of the story. */
export function CoverField({ collection: { cover: stored, listings }, edit }: CoverFieldProps) {
  const { cover } = edit.draft
  const choices = [
    ...MOOD_NAMES.map((name) => coverOfMood(name)),
    ...listings.map(({ slug }): CollectionCover => ({ kind: 'listing', slug })),
  ]
  const isOwn = !choices.some((choice) => keyOf(choice) === keyOf(stored))
  function choose(value: string) {
    const chosen = [stored, ...choices].find((choice) => keyOf(choice) === value)
    if (chosen) edit.set({ cover: chosen })
  }
  return (
    <div className="console-cover">
      <Print src={srcOf(cover)} alt="" ratio="3x2" />
      <SelectField
        label={m.console_collection_cover()}
        value={keyOf(cover)}
        onChange={(event) => choose(event.target.value)}
      >
        {isOwn && <option value={keyOf(stored)}>{m.console_collection_cover_kept()}</option>}
        <optgroup label={m.console_collection_cover_moods()}>
          {MOOD_NAMES.map((name) => (
            <option key={name} value={keyOf(coverOfMood(name))}>
              {MOOD_LABELS[name]()}
            </option>
          ))}
        </optgroup>
        <optgroup label={m.console_collection_cover_listings()}>
          {listings.map(({ slug, title }) => (
            <option key={slug} value={keyOf({ kind: 'listing', slug })}>
              {title}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </div>
  )
}

const coverOfMood = (name: MoodName): CollectionCover => ({ kind: 'scene', ...MOODS[name] })

/** Equal for equal covers. */
function keyOf(cover: CollectionCover): string {
  return cover.kind === 'listing'
    ? `listing ${cover.slug}`
    : `scene ${cover.scene} ${cover.hour} ${cover.house}`
}

function srcOf(cover: CollectionCover): string {
  if (cover.kind === 'listing') return printUrl(cover.slug, 0, '3x2')
  return scenePrintUrl(cover.scene, cover.hour, '3x2', false, { house: cover.house })
}
