import { readItem, writeItem } from '../stores/web-storage.ts'

/** Which conversations of this browser are in the member's account; all times in milliseconds. */
export type ThreadSyncLog = {
  /** The member whose conversations this browser shows. */
  owner: string
  /** The last change of each conversation that the account has received. */
  versions: Readonly<Record<string, number>>
  /** Deletion times, until the account has deleted the conversation, too. */
  deleted: Readonly<Record<string, number>>
}

const KEY = 'seekwell-threads'

/** Null while the conversations are a guest's. */
export function readSyncLog(): ThreadSyncLog | null {
  try {
    const { owner, versions, deleted } = JSON.parse(readItem('localStorage', KEY) ?? '{}')
    if (typeof owner !== 'string') return null
    return { owner, versions: readTimes(versions), deleted: readTimes(deleted) }
  } catch {
    return null
  }
}

export function storeSyncLog(syncLog: ThreadSyncLog | null): void {
  // If this fails, everything is sent again, which is idempotent.
  writeItem('localStorage', KEY, syncLog && JSON.stringify(syncLog))
}

/** Logs a deletion for the account; does nothing for guests. */
export function logDeletion(id: string, at: number): void {
  const syncLog = readSyncLog()
  if (syncLog) storeSyncLog({ ...syncLog, deleted: { ...syncLog.deleted, [id]: at } })
}

export function logRestoration(id: string): void {
  const syncLog = readSyncLog()
  if (!syncLog) return
  const { [id]: _restored, ...deleted } = syncLog.deleted
  storeSyncLog({ ...syncLog, deleted })
}

function readTimes(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
}
