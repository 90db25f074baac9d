import { setTimeout as after } from 'node:timers/promises'
import { apiKeysOf } from '#server/secrets.ts'
import type { Outcome } from './floor.ts'
import { readTemplate } from './index-audit.ts'
import { Ledger } from './ledger.ts'
import { SECRET } from './report.ts'
import { browse, type Visits } from './visitors.ts'

const MEMBERS = 12
const GUESTS = [1, 2, 3]
/** Below the write limit of one account per minute, so that no rate limit acts. */
const PAUSE_MS = 650

/** Members who save and guests who browse, with the results. */
export type Traffic = {
  ledger: Ledger
  visits: Visits
  /** Signs the members up, then starts. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Writes and visits together. */
export function outcomeOf({ ledger, visits }: Pick<Traffic, 'ledger' | 'visits'>): Outcome {
  const { acknowledged, refused, broken } = ledger.tally
  return {
    acknowledged,
    answered: acknowledged + visits.answered,
    failed: refused + broken + visits.unavailable + visits.wrong.length,
  }
}

export function createTraffic(url: string): Traffic {
  const keys = apiKeysOf(SECRET)
  const ledger = new Ledger(() => url, keys.anon)
  const visits: Visits = { answered: 0, unavailable: 0, wrong: [] }
  const lines: Promise<void>[] = []
  let isOver = false
  return {
    ledger,
    visits,
    async start() {
      await ledger.enrol(MEMBERS)
      const { ids } = await readTemplate(url, keys.service)
      const saveRepeatedly = async (member: (typeof ledger.members)[number]) => {
        while (!isOver) {
          await ledger.saveOne(member, ids)
          await after(PAUSE_MS)
        }
      }
      lines.push(
        ...ledger.members.map(saveRepeatedly),
        ...GUESTS.map((seed) => browse(url, keys.anon, seed, visits, () => isOver)),
      )
    },
    async stop() {
      isOver = true
      await Promise.all(lines)
    },
  }
}
