import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#domain/messages/messages.js'
import type { Point } from '#domain/place/public-place.ts'
import { useList } from '../list/use-list.ts'
import { devicePosition, findPlace } from './near.ts'

type Status = 'searching' | 'unknown' | 'refused' | null

/** Orders the list by the distance from a typed place or, on a press, from the device's position. */
export function NearForm({ onFound }: { onFound: () => void }) {
  const { query, hrefOf } = useList()
  const navigate = useNavigate()
  const [status, setStatus] = useState<Status>(null)

  async function locate(find: () => Promise<Point | null>, otherwise: Status) {
    setStatus('searching')
    const point = await find().catch(() => null)
    setStatus(point ? null : otherwise)
    if (!point) return
    onFound()
    const near = { ...point, km: query.near?.km ?? null }
    navigate(hrefOf({ ...query, near, area: null, sort: 'nearest', page: 1 }), {
      preventScrollReset: true,
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('place') ?? '').trim()
    if (name !== '') locate(() => findPlace(name), 'unknown')
  }

  return (
    <details className="map-near">
      <summary>
        <Icon name="map-pin" size={16} />
        {m.listings_near()}
      </summary>
      <form onSubmit={submit} aria-busy={status === 'searching'}>
        <label>
          {m.listings_near_place()}
          <input name="place" className="input" maxLength={80} autoComplete="off" />
        </label>
        <Button type="submit">{m.listings_near_submit()}</Button>
        <Button variant="plain" onClick={() => locate(devicePosition, 'refused')}>
          {m.listings_near_device()}
        </Button>
        <p className="map-near-note">{m.listings_near_note()}</p>
        <p role="status">
          {status === 'unknown' && m.listings_near_unknown()}
          {status === 'refused' && m.listings_near_refused()}
        </p>
      </form>
    </details>
  )
}
