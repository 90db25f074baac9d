import { randomUUID } from 'node:crypto'

const PASSWORD = 'a stone by the sea 7'
const TIMEOUT_MS = 30_000
/** Below the limit of one account. */
const SAVES_LIMIT = 150

type Member = { email: string; access: string; refresh: string; saved: Set<string>; tried: number }

export type Counts = { acknowledged: number; refused: number; broken: number }

/** Members who save listings one after the other, and the acknowledged saves. */
export class Ledger {
  readonly members: Member[] = []
  readonly tally: Counts = { acknowledged: 0, refused: 0, broken: 0 }
  /** Status codes of rejected requests, with their counts. */
  readonly refusals = new Map<number, number>()
  readonly #base: () => string
  readonly #anonKey: string
  #addresses = 0

  /** @param base the current address of the site */
  constructor(base: () => string, anonKey: string) {
    this.#base = base
    this.#anonKey = anonKey
  }

  async ask(
    path: string,
    init: { method?: string; body?: unknown; bearer?: string } = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(`${this.#base()}${path}`, {
      method: init.method ?? 'GET',
      headers: {
        apikey: this.#anonKey,
        authorization: `Bearer ${init.bearer ?? this.#anonKey}`,
        'content-type': 'application/json',
        'x-forwarded-for': this.#freshAddress(),
      },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
    return { status: answer.status, body }
  }

  /** @throws Error when the site rejects a new member */
  async enrol(count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const status = await this.signUp()
      if (status !== 200) throw new Error(`sign-up answered ${status}`)
    }
  }

  /** Signs one new member up. Returns the status of the response. */
  async signUp(): Promise<number> {
    const email = `${randomUUID()}@example.com`
    const { status, body } = await this.ask('/auth/v1/signup', {
      method: 'POST',
      body: { email, password: PASSWORD },
    })
    const access = String(body['access_token'])
    const refresh = String(body['refresh_token'])
    if (status === 200) this.members.push({ email, access, refresh, saved: new Set(), tried: 0 })
    return status
  }

  /**
   * One save of one member; without a response (0) it may or may not be stored. Returns the status of the
   * response.
   */
  async saveOne(member: Member, ids: readonly string[]): Promise<number> {
    const id = ids[member.tried++ % Math.min(ids.length, SAVES_LIMIT)]
    if (id === undefined) throw new Error('there is nothing to save')
    const item = { id, at: new Date().toISOString() }
    try {
      const { status } = await this.ask('/account/v1/saved', {
        method: 'POST',
        bearer: member.access,
        body: { changes: [{ kind: 'save', item }] },
      })
      if (status === 200) {
        member.saved.add(id)
        this.tally.acknowledged++
      } else {
        this.tally.refused++
        this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
      }
      return status
    } catch {
      this.tally.broken++
      return 0
    }
  }

  /** Acknowledged saves that are missing, and sessions that are no longer valid. */
  async audit(): Promise<{ lost: string[]; signedOut: string[] }> {
    const lost: string[] = []
    const signedOut: string[] = []
    for (const member of this.members) {
      const { status, body } = await this.ask('/account/v1/saved', { bearer: member.access })
      if (status !== 200) {
        signedOut.push(`${member.email}: ${status}`)
        continue
      }
      const there = new Set((body['items'] as { id: string }[]).map(({ id }) => id))
      for (const id of member.saved) if (!there.has(id)) lost.push(`${member.email}: ${id}`)
    }
    return { lost, signedOut }
  }

  #freshAddress(): string {
    const n = this.#addresses++
    return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  }
}
