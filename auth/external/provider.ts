import type { Profile } from './profile.ts'

type StartedFlow = {
  /** Redirect target of the browser. */
  url: string
  /** Secrets that `finish` needs, stored encrypted meanwhile. */
  secrets: Record<string, string>
}

export type Finished = {
  profile: Profile
  accessToken: string | null
  refreshToken: string | null
}

type Start = {
  state: string
  redirectUri: string
  scopes: string[]
  extra: Record<string, string>
}

/** An external identity provider. */
export type Provider = {
  /** Whether it responds with a form post. */
  answersByPost: boolean
  begin(start: Start): Promise<StartedFlow>
  /** @throws Error when the provider returns an error or its response is invalid */
  finish(returned: URL, secrets: Record<string, string>): Promise<Finished>
  /** Verifies an id token that an app obtained itself; null if it is invalid. */
  readIdToken(
    token: string,
    checks: { issuer: string | null },
  ): Promise<Record<string, unknown> | null>
}

export type Providers = { find(name: string): Provider | null }
