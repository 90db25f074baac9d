import { m } from '#domain/messages/messages.js'

/** Where changes that are not saved are stored; null while the newest are on their way. */
export type StoredWhere = 'server' | 'browser' | null

const TEXTS = {
  server: m.console_unsaved_stored,
  browser: m.console_unsaved_local,
  nowhere: m.console_unsaved,
}

export const unsavedText = (where: StoredWhere) => TEXTS[where ?? 'nowhere']()
