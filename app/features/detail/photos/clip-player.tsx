import { useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'

type ClipPlayerProps = {
  src: string
  poster: string
  title: string
  /** Runs when the clip cannot be played, to show a picture instead. */
  onBroken: () => void
}

/** A clip behind its poster; nothing is loaded before it is played. */
export function ClipPlayer({ src, poster, title, onBroken }: ClipPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  const hydrated = useHydrated()

  function play() {
    setStarted(true)
    // If playing is blocked, the poster stays, with the browser's controls.
    video.current?.play().catch(() => undefined)
    video.current?.focus()
  }

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useMediaCaption: clips have no speech; the label describes them */}
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
        // Native controls are for use without scripts; before hydration they are hidden, or they would flash below the button.
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
