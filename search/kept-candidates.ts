import type { Candidate } from '#domain/fit.ts'

type ReadCandidates = (ids: readonly string[]) => Promise<Candidate[]>

export type KeptCandidates = {
  /** Those of the named listings that are there, in any order. */
  read: ReadCandidates
  /** Listings that have changed or gone; without ids, all of them. */
  forget: (ids?: readonly string[]) => void
}

/**
 * Candidates in memory in front of the database, up to a number of them; the one longest unread goes
 * first. Who keeps them has to tell of every change of the catalogue.
 */
export function keepCandidates(readStored: ReadCandidates, limit: number): KeptCandidates {
  const kept = new Map<string, Candidate>()
  let changes = 0

  function keep(candidate: Candidate): void {
    // A Map keeps the order of insertion: what is read moves to the young end.
    kept.delete(candidate.id)
    kept.set(candidate.id, candidate)
  }

  async function read(ids: readonly string[]): Promise<Candidate[]> {
    const known = ids.flatMap((id) => kept.get(id) ?? [])
    for (const candidate of known) keep(candidate)
    if (known.length === ids.length) return known
    const before = changes
    const stored = await readStored(ids.filter((id) => !kept.has(id)))
    // What changed while it was read may be out of date already.
    if (before === changes) for (const candidate of stored) keep(candidate)
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break
      kept.delete(oldest)
    }
    return [...known, ...stored]
  }

  return {
    read,
    forget(ids) {
      changes += 1
      if (ids) for (const id of ids) kept.delete(id)
      else kept.clear()
    },
  }
}
