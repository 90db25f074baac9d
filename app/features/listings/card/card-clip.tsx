import { type ReactNode, useState } from 'react'
import { hasFastConnection } from '#app/lib/loading/connection.ts'
import { useInView } from '#app/lib/loading/use-in-view.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { useReducedMotion } from '../feed/use-reduced-motion.ts'
import { Clip } from './clip.tsx'

/** Motion that starts automatically must stop within five seconds or have a pause button (WCAG 2.2.2). */
const GLIMPSE_SECONDS = 5
/** Visible share of the card at which its clip starts. */
const MOSTLY_VISIBLE = { threshold: 0.75 }

type CardClipProps = { src: string; children: ReactNode }

/** A card's clip: a short muted preview when the card scrolls into view, then its picture again. */
export function CardClip({ src, children }: CardClipProps) {
  const [box, setBox] = useState<HTMLSpanElement | null>(null)
  const reducedMotion = useReducedMotion()
  const [finished, setFinished] = useState(false)
  const inView = useInView(reducedMotion || finished ? null : box, MOSTLY_VISIBLE)

  return (
    <span ref={setBox} className="block">
      <Clip
        src={src}
        playing={inView && hasFastConnection()}
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
