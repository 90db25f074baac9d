import { useAsync } from '#app/lib/loading/use-async.ts'
import { type Site, useSite } from '#app/lib/site.ts'

/** Sign-in methods besides email address and password. */
export type SignInMethods = { providers: string[]; passkeys: boolean }

const NONE: SignInMethods = { providers: [], passkeys: false }
/** Entries of `external` that are not OAuth providers. */
const NOT_PROVIDERS = new Set(['email', 'phone', 'anonymous_users'])
const TIME_LIMIT_MS = 10_000

/** Sign-in methods configured in the auth service; none until loaded. */
export function useSignInMethods(): SignInMethods {
  const { apiUrl, anonKey } = useSite()
  const { value } = useAsync(apiUrl, (_, signal) => fetchSignInMethods({ apiUrl, anonKey }, signal))
  return value ?? NONE
}

async function fetchSignInMethods(
  { apiUrl, anonKey }: Pick<Site, 'apiUrl' | 'anonKey'>,
  signal: AbortSignal,
): Promise<SignInMethods> {
  const response = await fetch(`${apiUrl}/auth/v1/settings`, {
    headers: { apikey: anonKey },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  })
  return readSignInMethods(response.ok ? await response.json() : null)
}

/** Parses the response of /settings. */
export function readSignInMethods(settings: unknown): SignInMethods {
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
