import { type ReactNode, useEffect, useRef, useState } from 'react'
import { hasFastConnection } from '#app/lib/loading/connection.ts'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { useReducedMotion } from '../feed/use-reduced-motion.ts'
import { Clip } from './clip.tsx'

/** Motion that starts automatically must stop within five seconds or have a pause button (WCAG 2.2.2). */
const GLIMPSE_SECONDS = 5
/** Visible share of the card at which its clip starts. */
const SEEN = 0.75

type CardClipProps = { src: string; children: ReactNode }

/** A card's clip: a short muted preview when the card scrolls into view, then its picture again. */
export function CardClip({ src, children }: CardClipProps) {
  const box = useRef<HTMLSpanElement>(null)
  const reducedMotion = useReducedMotion()
  const [seen, setSeen] = useState(false)
  const [finished, setFinished] = useState(false)

  useEffect(() => {
    if (!box.current || reducedMotion || finished) return
    const observer = new IntersectionObserver(
      ([entry]) => setSeen((entry?.isIntersecting ?? false) && hasFastConnection()),
      { threshold: SEEN },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [reducedMotion, finished])

  return (
    <span ref={box} className="block">
      <Clip
        src={src}
        playing={seen && !reducedMotion && !finished}
        onProgress={(seconds) => seconds >= GLIMPSE_SECONDS && setFinished(true)}
        className="card-clip"
      >
        {children}
      </Clip>
      <span className="card-clip-mark">
        <Icon name="play" size={14} strokeWidth={1.75} />
        <span className="sr-only">{m.listings_video()}</span>
      </span>
    </span>
  )
}
