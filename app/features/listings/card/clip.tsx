import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { usePageVisible } from '../feed/use-page-visible.ts'
import './clip.css'

type ClipProps = {
  src: string
  /** Accessible label; without one it is decorative. */
  label?: string
  poster?: string
  /** Plays while true and the page is visible. */
  playing?: boolean
  muted?: boolean
  loop?: boolean
  controls?: boolean
  /** Receives the seconds played so far, and Infinity at the end. */
  onProgress?: (seconds: number) => void
  className?: string
  /** The picture: shown until the clip has a frame, and permanently when it fails. */
  children: ReactNode
}

/** A video over its picture. Without controls nothing is fetched before it plays. */
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
    // It may have failed before hydration, without an event to handle.
    if (video.current?.error) setFailed(src)
  }, [src])
  const isPlaying = usePageVisible() && playing
  useEffect(() => {
    if (!isPlaying) return
    const element = video.current
    // A browser may block autoplay; the picture then stays.
    element?.play().catch(() => undefined)
    return () => element?.pause()
  }, [isPlaying])

  if (failed === src) return children
  return (
    <span className={cn('clip', className)} data-playing={playing ? '' : undefined}>
      {/* A labelled clip hides its picture from assistive technology; a decorative one does not. */}
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
