import { readItem, writeItem } from './web-storage.ts'

/** Which conversations of this browser the member's account has; all times in milliseconds. */
export type ThreadLedger = {
  /** Whose conversations this browser shows. */
  owner: string
  /** The last change of each conversation that the account has. */
  versions: Readonly<Record<string, number>>
  /** When a conversation was deleted here, until the account has deleted it, too. */
  deleted: Readonly<Record<string, number>>
}

const KEY = 'seekwell-threads'

/** Null while the conversations are a guest's. */
export function readLedger(): ThreadLedger | null {
  try {
    const { owner, versions, deleted } = JSON.parse(readItem('localStorage', KEY) ?? '{}')
    if (typeof owner !== 'string') return null
    return { owner, versions: readTimes(versions), deleted: readTimes(deleted) }
  } catch {
    return null
  }
}

export function storeLedger(ledger: ThreadLedger | null): void {
  // Where this fails the account gets everything again, which changes nothing there.
  writeItem('localStorage', KEY, ledger && JSON.stringify(ledger))
}

/** Logs a deletion for the account; a guest has none. */
export function noteDeleted(id: string, at: number): void {
  const ledger = readLedger()
  if (ledger) storeLedger({ ...ledger, deleted: { ...ledger.deleted, [id]: at } })
}

export function noteRestored(id: string): void {
  const ledger = readLedger()
  if (!ledger) return
  const { [id]: _restored, ...deleted } = ledger.deleted
  storeLedger({ ...ledger, deleted })
}

function readTimes(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
}
