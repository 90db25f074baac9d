import { useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'

type ClipPlayerProps = {
  src: string
  poster: string
  title: string
  /** It cannot be played: a picture should take its place. */
  onBroken: () => void
}

/** A clip under its poster until it is asked for; nothing of it is loaded before. */
export function ClipPlayer({ src, poster, title, onBroken }: ClipPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  const hydrated = useHydrated()

  function play() {
    setStarted(true)
    // A refusal leaves the poster, now with the browser's own controls.
    video.current?.play().catch(() => undefined)
    video.current?.focus()
  }

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useMediaCaption: clips have no speech; the description says what happens */}
      <video
        ref={video}
        controls={hasStarted || !hydrated}
        loop
        playsInline
        preload="none"
        src={src}
        poster={poster}
        aria-label={m.detail_video_of({ title })}
        onError={onBroken}
        // The browser's own controls are for those without scripts; others would see them below the button for a moment.
        className="aspect-[88/52] w-full rounded-paper bg-paper-sunk object-cover [html[data-theme]:not([data-hydrated])_&::-webkit-media-controls]:hidden"
      />
      {!hasStarted && (
        <button
          type="button"
          aria-label={m.detail_play_video_of({ title })}
          onClick={play}
          className="needs-script absolute top-1/2 left-1/2 grid size-18 -translate-1/2 cursor-pointer place-items-center rounded-full bg-paper-raised text-ink shadow-float hover:bg-lake-soft"
        >
          <Icon name="play" size={28} className="ml-1" />
        </button>
      )}
    </div>
  )
}
