import type { MouseEvent } from 'react'
import type { Focus, Photo } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { photoSrc } from './photo-src.ts'

const CENTRE: Focus = { x: 50, y: 50 }

type FocusPickerProps = {
  photo: Photo
  at: number
  slug: string
  onChange: (focus: Focus) => void
}

/** The point that crops keep in view: a click on the photo, or two sliders. */
export function FocusPicker({ photo, at, slug, onChange }: FocusPickerProps) {
  const focus = photo.focus ?? CENTRE
  function point({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const percent = (offset: number, size: number) =>
      Math.min(100, Math.max(0, Math.round((offset / size) * 100)))
    onChange({ x: percent(clientX - left, width), y: percent(clientY - top, height) })
  }
  return (
    <div className="console-photo">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
      <div className="console-photo-frame" onClick={point}>
        <img src={photoSrc(photo, at, slug)} alt={photo.alt} loading="lazy" />
        <span
          aria-hidden
          className="console-photo-focus"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      <fieldset className="console-photo-sliders">
        <legend>{m.console_photo_focus()}</legend>
        <label>
          {m.console_photo_focus_x()}
          <input
            type="range"
            min={0}
            max={100}
            value={focus.x}
            onChange={(event) => onChange({ ...focus, x: Number(event.target.value) })}
          />
        </label>
        <label>
          {m.console_photo_focus_y()}
          <input
            type="range"
            min={0}
            max={100}
            value={focus.y}
            onChange={(event) => onChange({ ...focus, y: Number(event.target.value) })}
          />
        </label>
      </fieldset>
    </div>
  )
}
