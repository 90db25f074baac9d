import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import type { Point } from '#domain/place/public-place.ts'
import type { List } from '../list/use-list.ts'
import { findPlace } from './find-place.ts'
import styles from './near.css?url'

type Status = 'searching' | 'unknown' | 'refused' | 'failed' | null

const STATUS_TEXTS: Record<Exclude<Status, null>, () => string> = {
  searching: m.listings_near_searching,
  unknown: m.listings_near_unknown,
  refused: m.listings_near_refused,
  failed: m.listings_near_failed,
}

const positionOnPress = async () => (await import('#app/lib/device-position.ts')).devicePosition()

export type NearFormProps = Pick<List, 'query' | 'hrefOf'> & { onFound?: () => void }

/** Orders the list by the distance from a typed place or, on a press, from the device's position. */
export function NearForm({ query, hrefOf, onFound }: NearFormProps) {
  const navigate = useNavigate()
  const [status, setStatus] = useState<Status>(null)
  /** The latest question: a permission may be granted long after a place was typed instead. */
  const latest = useRef(0)

  async function locate(find: () => Promise<Point | null>, onError: Status) {
    latest.current += 1
    const own = latest.current
    setStatus('searching')
    const point = await find().catch(() => 'failed' as const)
    if (own !== latest.current) return
    setStatus(point === 'failed' ? onError : point ? null : 'unknown')
    if (!point || point === 'failed') return
    onFound?.()
    const near = { lat: point.lat, lng: point.lng, km: query.near?.km ?? null }
    navigate(hrefOf({ ...query, near, area: null, sort: 'nearest', page: 1 }), {
      preventScrollReset: true,
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('place') ?? '').trim()
    if (name !== '') locate(() => findPlace(name), 'failed')
  }

  return (
    <form onSubmit={submit} aria-busy={status === 'searching'} className="near-form">
      <link rel="stylesheet" href={styles} precedence="near" />
      <label>
        {m.listings_near_place()}
        <input name="place" className="input" maxLength={80} autoComplete="off" />
      </label>
      <Button type="submit">{m.listings_near_submit()}</Button>
      <Button variant="plain" onClick={() => locate(positionOnPress, 'refused')}>
        {m.listings_near_device()}
      </Button>
      <p className="near-note">{m.listings_near_note()}</p>
      <p role="status">{status && STATUS_TEXTS[status]()}</p>
    </form>
  )
}
