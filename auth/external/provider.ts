import type { Profile } from './profile.ts'

export type StartedFlow = {
  /** Where the browser goes. */
  url: string
  /** What `finish` needs again, kept sealed meanwhile. */
  secrets: Record<string, string>
}

export type Finished = {
  profile: Profile
  accessToken: string | null
  refreshToken: string | null
}

export type Start = {
  state: string
  redirectUri: string
  scopes: string[]
  extra: Record<string, string>
}

/** Somebody else who knows the visitor. */
export type Provider = {
  /** Whether its answer is a form that the browser posts. */
  answersByPost: boolean
  begin(start: Start): Promise<StartedFlow>
  /** @throws when the provider refuses, or its answer does not hold */
  finish(returned: URL, secrets: Record<string, string>): Promise<Finished>
  /** Checks a token that an app got by itself; null when it does not hold. */
  readIdToken(
    token: string,
    checks: { issuer: string | null },
  ): Promise<Record<string, unknown> | null>
}

export type Providers = { find(name: string): Provider | null }
