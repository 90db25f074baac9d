/** What a key of the API permits. */
export const API_SCOPES = ['read', 'listings:write', 'requests:read', 'requests:write'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** Every key begins with this, so that scanners of leaked secrets recognise it. */
export const API_KEY_START = 'sw_'

/** Whether a key may stand in a web page: it only reads what is public. Any other is secret. */
export function isPublishable({ scopes }: { scopes: readonly ApiScope[] }): boolean {
  return scopes.every((scope) => scope === 'read')
}

/** How the text of a key begins, which tells whether it may be published. */
export function keyStartOf(scopes: readonly ApiScope[]): string {
  return `${API_KEY_START}${isPublishable({ scopes }) ? 'pub' : 'sec'}_`
}

export const KEY_NAME_LIMIT = 80
/** Calls a minute. */
export const KEY_RATE = { least: 1, usual: 300, most: 3_000 } as const

/** A key as the console lists it. Times are ISO instants. */
export type ApiKeyEntry = {
  id: string
  name: string
  /** Its first characters. */
  prefix: string
  scopes: ApiScope[]
  perMinute: number
  createdAt: string
  /** Exact to a minute; null before the first call. */
  lastUsedAt: string | null
  revokedAt: string | null
}
export type ApiKeyList = { keys: ApiKeyEntry[] }

/** The answer to a new key: the key itself is returned only here. */
export type NewApiKey = { key: string; entry: ApiKeyEntry }
