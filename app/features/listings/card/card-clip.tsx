import { type ReactNode, useEffect, useRef, useState } from 'react'
import { hasRoomyConnection } from '#app/lib/loading/connection.ts'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { useReducedMotion } from '../feed/use-reduced-motion.ts'
import { Clip } from './clip.tsx'

/** What moves by itself stops within five seconds (WCAG 2.2.2), or it would need a button to pause it. */
const GLIMPSE_SECONDS = 5
/** How much of the card is in view when its clip starts. */
const SEEN = 0.75

type CardClipProps = { src: string; children: ReactNode }

/** A card's clip: one silent glimpse when the card comes into view, then its picture again. */
export function CardClip({ src, children }: CardClipProps) {
  const box = useRef<HTMLSpanElement>(null)
  const reducedMotion = useReducedMotion()
  const [seen, setSeen] = useState(false)
  const [rested, setRested] = useState(false)

  useEffect(() => {
    if (!box.current || reducedMotion || rested) return
    const observer = new IntersectionObserver(
      ([entry]) => setSeen((entry?.isIntersecting ?? false) && hasRoomyConnection()),
      { threshold: SEEN },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [reducedMotion, rested])

  return (
    <span ref={box} className="block">
      <Clip
        src={src}
        playing={seen && !reducedMotion && !rested}
        onProgress={(seconds) => seconds >= GLIMPSE_SECONDS && setRested(true)}
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
