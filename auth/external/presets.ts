/** Configuration of a provider known by name. */
export type Preset =
  | { kind: 'oidc'; issuer: string; scope: string; answersByPost?: boolean }
  | {
      kind: 'oauth'
      authorizeUrl: string
      tokenUrl: string
      profileUrl: string
      emailsUrl: string
      scope: string
    }

export const OIDC_SCOPE = 'openid email profile'

export const PRESETS: Record<string, Preset> = {
  google: { kind: 'oidc', issuer: 'https://accounts.google.com', scope: OIDC_SCOPE },
  apple: {
    kind: 'oidc',
    issuer: 'https://appleid.apple.com',
    scope: 'openid email name',
    answersByPost: true,
  },
  github: {
    kind: 'oauth',
    authorizeUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    profileUrl: 'https://api.github.com/user',
    emailsUrl: 'https://api.github.com/user/emails',
    scope: 'user:email',
  },
}

/** The same provider on a self-hosted server (GitHub Enterprise). */
export function onOwnServer(
  preset: Extract<Preset, { kind: 'oauth' }>,
  origin: string,
): Extract<Preset, { kind: 'oauth' }> {
  const base = origin.replace(/\/$/, '')
  const { pathname: authorize } = new URL(preset.authorizeUrl)
  const { pathname: token } = new URL(preset.tokenUrl)
  return {
    ...preset,
    authorizeUrl: `${base}${authorize}`,
    tokenUrl: `${base}${token}`,
    profileUrl: `${base}/api/v3/user`,
    emailsUrl: `${base}/api/v3/user/emails`,
  }
}

export const PRESET_NAMES = new Set(Object.keys(PRESETS))
