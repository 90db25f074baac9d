import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { usePageVisible } from '../feed/use-page-visible.ts'
import './clip.css'

type ClipProps = {
  src: string
  /** What it shows, in words; without any it is decoration. */
  label?: string
  poster?: string
  /** Runs at this moment; only as long as the page itself is seen. */
  playing?: boolean
  muted?: boolean
  loop?: boolean
  controls?: boolean
  /** Seconds played so far, and once more when it has ended. */
  onProgress?: (seconds: number) => void
  className?: string
  /** The picture: there until the clip has something to show, and for good when it fails. */
  children: ReactNode
}

/** A video over its picture. Unless it waits for the visitor, nothing of it is fetched before it plays. */
export function Clip({
  src,
  label,
  poster,
  playing = false,
  muted = true,
  loop = false,
  controls = false,
  onProgress,
  className,
  children,
}: ClipProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    // It may have failed before the page came alive; then there is no event to hear.
    if (video.current?.error) setFailed(src)
  }, [src])
  const runs = usePageVisible() && playing
  useEffect(() => {
    if (!runs) return
    const shown = video.current
    // A browser may refuse to play; the picture then stays.
    shown?.play().catch(() => undefined)
    return () => shown?.pause()
  }, [runs])

  if (failed === src) return children
  return (
    <span className={cn('clip', className)} data-playing={playing ? '' : undefined}>
      {/* A clip that speaks for itself hides its picture; a decorative one leaves it to be read. */}
      <span aria-hidden={label ? true : undefined}>{children}</span>
      <video
        ref={video}
        src={src}
        poster={poster}
        loop={loop}
        controls={controls}
        muted={muted}
        playsInline
        preload={controls ? 'metadata' : 'none'}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        tabIndex={label ? undefined : -1}
        onTimeUpdate={(event) => onProgress?.(event.currentTarget.currentTime)}
        onEnded={() => onProgress?.(Number.POSITIVE_INFINITY)}
        onError={() => setFailed(src)}
      />
    </span>
  )
}
