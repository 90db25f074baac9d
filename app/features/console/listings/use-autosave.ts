import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { useSite } from '#app/lib/site.ts'
import type { UnsavedEdit, UnsavedPhotos } from '#domain/console/console-api.ts'
import type { EditorValues } from '#domain/console/listings/editor-fields.ts'
import { callConsole } from '../call-console.ts'
import { pathOf } from './listing-path-of.ts'
import { localEditKey, parseEdit, writeLocalEdit } from './local-edit.ts'
import type { StoredWhere } from './unsaved-text.ts'

const PAUSE_MS = 800
const RETRY_MS = 10_000
const toText = ({ values, photos }: Pick<UnsavedEdit, 'values' | 'photos'>) =>
  JSON.stringify({ values, photos })
const NOTHING = toText({ values: {}, photos: null })

type Autosave = {
  /** Account of the editor. */
  editorId: string
  listingId: string
  values: Partial<EditorValues>
  /** Null without a change. */
  photos: UnsavedPhotos | null
  /** The time of the last change of the listing that the editor has seen. */
  basedOn: string
  /** What the server has stored of this editor. */
  stored: UnsavedEdit | null
  /** Receives the changes made in another tab of the browser. */
  onOtherTab: (edit: UnsavedEdit) => void
}

/**
 * Stores changes as they are typed: at once in the browser, and on the server when typing pauses, which removes them
 * from the browser. Without a connection they stay in the browser and are sent when it is back. Tabs that have the
 * same listing open show the same changes, so that none replaces those of another.
 */
export function useAutosave({
  editorId,
  listingId,
  values,
  photos,
  basedOn,
  stored,
  onOtherTab,
}: Autosave): StoredWhere {
  const site = useSite()
  const text = toText({ values, photos })
  const [onServer, setOnServer] = useState(stored ? toText(stored) : NOTHING)
  const [hasFailed, setHasFailed] = useState(false)
  // One call after the other, so that an older text never replaces a newer one.
  const calls = useRef(Promise.resolve())
  const ofOtherTab = useRef('')

  const send = useEffectEvent(async (sent: string) => {
    const path = `${pathOf(listingId)}/unsaved`
    try {
      if (sent === NOTHING) await callConsole(site, 'DELETE', path)
      else await callConsole(site, 'PUT', path, { ...JSON.parse(sent), basedOn })
      setOnServer(sent)
      setHasFailed(false)
    } catch (error) {
      if (navigator.onLine) console.warn(error)
      setHasFailed(true)
    }
  })
  const store = useEffectEvent(() => {
    calls.current = calls.current.then(() => (text === onServer ? undefined : send(text)))
  })
  const storeLocally = useEffectEvent(() => {
    // Written back, it could replace what the other tab has by then.
    if (text === ofOtherTab.current) return
    const edit = { values, photos, basedOn, at: new Date().toISOString() }
    const isStored = text === onServer || text === NOTHING
    writeLocalEdit(editorId, listingId, isStored ? null : edit)
  })

  useEffect(() => {
    storeLocally()
    if (text === onServer) return
    const timer = setTimeout(store, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onServer])
  useEffect(() => {
    if (!hasFailed) return
    const timer = setInterval(store, RETRY_MS)
    return () => clearInterval(timer)
  }, [hasFailed])
  useWindowEvent('online', () => store())
  useWindowEvent('storage', ({ key, newValue }) => {
    const edit = key === localEditKey(editorId, listingId) && newValue ? parseEdit(newValue) : null
    if (!edit) return
    ofOtherTab.current = toText(edit)
    onOtherTab(edit)
  })
  useWindowEvent('beforeunload', (event) => {
    if (text !== NOTHING && text !== onServer) event.preventDefault()
  })

  if (text === onServer) return 'server'
  return hasFailed ? 'browser' : null
}
