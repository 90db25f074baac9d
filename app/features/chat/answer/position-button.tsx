import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import type { Point } from '#domain/place/public-place.ts'

const STATUS_TEXTS = {
  searching: m.listings_near_searching,
  refused: m.listings_near_refused,
}

/** Answers the question for a place with the device's position, on a press. */
export function PositionButton({ onFound }: { onFound: (position: Point) => void }) {
  const [status, setStatus] = useState<keyof typeof STATUS_TEXTS | null>(null)
  /** A permission may be granted long after the conversation went on. */
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (status) note.current?.scrollIntoView({ block: 'nearest' })
  }, [status])

  async function locate() {
    setStatus('searching')
    const position = await import('#app/lib/device-position.ts')
      .then(({ devicePosition }) => devicePosition())
      .catch(() => null)
    if (!isShown.current) return
    if (position) onFound(position)
    else setStatus('refused')
  }

  return (
    <>
      <Button variant="secondary" className="self-start" onClick={locate}>
        {m.listings_near_device()}
      </Button>
      <p ref={note} role="status" className="chat-notice">
        {status ? STATUS_TEXTS[status]() : m.listings_near_note()}
      </p>
    </>
  )
}
