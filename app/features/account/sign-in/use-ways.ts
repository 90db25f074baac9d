import { useEffect, useState } from 'react'
import { type Site, useSite } from '#app/lib/site.ts'

/** Ways of signing in beyond address and password. */
export type Ways = { providers: string[]; passkeys: boolean }

const NONE: Ways = { providers: [], passkeys: false }
/** Listed among the others by the protocol, and no services to continue with. */
const NOT_PROVIDERS = new Set(['email', 'phone', 'anonymous_users'])
const TIME_LIMIT_MS = 10_000

/** What the auth service is configured for; nothing until it has said so. */
export function useWays(): Ways {
  const { apiUrl, anonKey } = useSite()
  const [ways, setWays] = useState(NONE)
  useEffect(() => {
    const stop = new AbortController()
    fetchWays({ apiUrl, anonKey }, stop.signal).then(setWays, (error) => {
      if (!stop.signal.aborted) console.warn(error)
    })
    return () => stop.abort()
  }, [apiUrl, anonKey])
  return ways
}

async function fetchWays(
  { apiUrl, anonKey }: Pick<Site, 'apiUrl' | 'anonKey'>,
  signal: AbortSignal,
): Promise<Ways> {
  const response = await fetch(`${apiUrl}/auth/v1/settings`, {
    headers: { apikey: anonKey },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  })
  return readWays(response.ok ? await response.json() : null)
}

/** Makes the answer of /settings safe. */
export function readWays(settings: unknown): Ways {
  if (typeof settings !== 'object' || settings === null) return NONE
  const external =
    'external' in settings && typeof settings.external === 'object' ? settings.external : null
  const providers = Object.entries(external ?? {}).flatMap(([name, on]) =>
    on === true && !NOT_PROVIDERS.has(name) ? [name] : [],
  )
  return {
    providers,
    passkeys: 'passkeys_enabled' in settings && settings.passkeys_enabled === true,
  }
}
