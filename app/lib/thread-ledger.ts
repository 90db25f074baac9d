/** What is agreed with an account about the conversations of this browser; milliseconds throughout. */
export type ThreadLedger = {
  /** Whose conversations this browser shows. */
  owner: string
  /** The change of each up to which the account has it. */
  versions: Readonly<Record<string, number>>
  /** Deleted here, when, and not yet in the account. */
  deleted: Readonly<Record<string, number>>
}

const KEY = 'seekwell-threads'

/** Null while the conversations are a guest's. */
export function readLedger(): ThreadLedger | null {
  try {
    const { owner, versions, deleted } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof owner !== 'string') return null
    return { owner, versions: readTimes(versions), deleted: readTimes(deleted) }
  } catch {
    return null
  }
}

export function storeLedger(ledger: ThreadLedger | null): void {
  try {
    if (ledger) localStorage.setItem(KEY, JSON.stringify(ledger))
    else localStorage.removeItem(KEY)
  } catch {
    // Full or forbidden: the account then gets everything anew, which changes nothing there.
  }
}

/** Notes a deletion for the account; a guest has none to tell. */
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
