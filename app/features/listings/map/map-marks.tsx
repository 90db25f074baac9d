import type { CSSProperties } from 'react'
import { m } from '#domain/messages/messages.js'
import type { Mark } from './marks.ts'
import { offsetOf, type View } from './view.ts'

type MapMarksProps = {
  marks: readonly Mark[]
  view: View
  /** The chosen listing. */
  chosen: string | null
  onPoint: (id: string | null) => void
  onPress: (mark: Mark) => void
}

/** Buttons for the keyboard and screen readers over the drawn marks, from west to east. */
export function MapMarks({ marks, view, chosen, onPoint, onPress }: MapMarksProps) {
  const placed = marks
    .map((mark) => ({ mark, ...offsetOf(mark.at, view) }))
    .sort((a, b) => a.x - b.x || a.y - b.y)
  return (
    <ul className="map-marks">
      {placed.map(({ mark, x, y }) => (
        <li key={mark.key} style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}>
          <button
            type="button"
            className="map-mark"
            aria-label={labelOf(mark)}
            onClick={() => onPress(mark)}
            {...('pin' in mark && {
              'aria-pressed': chosen === mark.pin.id,
              onFocus: () => onPoint(mark.pin.id),
              onBlur: () => onPoint(null),
            })}
          />
        </li>
      ))}
    </ul>
  )
}

function labelOf(mark: Mark): string {
  if ('count' in mark) return m.listings_map_cluster({ n: mark.count })
  return [mark.pin.title, mark.pin.price].filter(Boolean).join(', ')
}
