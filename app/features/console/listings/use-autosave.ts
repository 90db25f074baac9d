import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { useSite } from '#app/lib/site.ts'
import type { UnsavedEdit } from '#domain/console/console-api.ts'
import type { EditorValues } from '#domain/console/listings/editor-fields.ts'
import { callConsole } from '../call-console.ts'
import { pathOf } from './listing-path-of.ts'
import { writeLocalEdit } from './local-edit.ts'

const PAUSE_MS = 800
const RETRY_MS = 10_000
const NOTHING = '{}'

/** Where changes that are not saved are stored; null while the newest are on their way. */
export type StoredWhere = 'server' | 'browser' | null

type Autosave = {
  /** Account of the editor. */
  editorId: string
  listingId: string
  changed: Partial<EditorValues>
  /** The time of the last change of the listing that the editor has seen. */
  basedOn: string
  /** What the server has stored of this editor. */
  stored: UnsavedEdit | null
}

/**
 * Stores changes as they are typed: at once in the browser, and on the server when typing pauses, which removes them
 * from the browser. Without a connection they stay in the browser and are sent when it is back.
 */
export function useAutosave({
  editorId,
  listingId,
  changed,
  basedOn,
  stored,
}: Autosave): StoredWhere {
  const site = useSite()
  const text = JSON.stringify(changed)
  const [onServer, setOnServer] = useState(stored ? JSON.stringify(stored.values) : NOTHING)
  const [hasFailed, setHasFailed] = useState(false)
  // One call after the other, so that an older text never replaces a newer one.
  const calls = useRef(Promise.resolve())
  const latest = useRef(text)

  const send = useEffectEvent(async (sent: string) => {
    const path = `${pathOf(listingId)}/unsaved`
    try {
      if (sent === NOTHING) await callConsole(site, 'DELETE', path)
      else await callConsole(site, 'PUT', path, { values: JSON.parse(sent), basedOn })
      setOnServer(sent)
      setHasFailed(false)
      if (sent === latest.current) writeLocalEdit(editorId, listingId, null)
    } catch (error) {
      if (navigator.onLine) console.warn(error)
      setHasFailed(true)
    }
  })
  const store = useEffectEvent(() => {
    calls.current = calls.current.then(() => (text === onServer ? undefined : send(text)))
  })
  const storeLocally = useEffectEvent(() => {
    const values = JSON.parse(text)
    const edit = { values, basedOn, at: new Date().toISOString() }
    writeLocalEdit(editorId, listingId, text === NOTHING ? null : edit)
  })

  useEffect(() => {
    latest.current = text
    if (text === onServer) return
    storeLocally()
    const timer = setTimeout(store, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onServer])
  useEffect(() => {
    if (!hasFailed) return
    const timer = setInterval(store, RETRY_MS)
    return () => clearInterval(timer)
  }, [hasFailed])
  useWindowEvent('online', () => store())

  if (text === onServer) return 'server'
  return hasFailed ? 'browser' : null
}
