/** An OpenID Connect provider, or one of the presets; see external/presets.ts. */
export type ProviderConfig = {
  issuer: string | null
  clientId: string
  clientSecret: string | null
}

export type CaptchaConfig = { secret: string; verifyUrl: string }

/** Configuration of accounts; docs/auth.md lists the variables. */
export type AuthConfig = {
  siteName: string
  /** Default redirect target, without a trailing slash. */
  siteUrl: string
  redirectAllow: string[]
  /**
   * What counts as the site when visitors are sent on: the configured address; without one the host that
   * a request came to, and in development (`machine`) any port of this machine too.
   */
  home: 'site' | 'request' | 'machine'
  /** An address must be confirmed before its account can be used. */
  confirmEmail: boolean
  allowAnonymous: boolean
  allowManualLinking: boolean
  allowSignup: boolean
  mailPerHour: number
  mailGapS: number
  reuseIntervalS: number
  otpTtlS: number
  accessTokenTtlS: number
  sessionTimeboxS: number | null
  inactivityS: number | null
  passwordMin: number
  providers: Record<string, ProviderConfig>
  samlEnabled: boolean
  captcha: CaptchaConfig | null
  /** Proxies in front: which address of X-Forwarded-For, from the right, is the visitor's; 0 for none. */
  trustProxy: number
}

/** Public URL of this service; the issuer of its tokens. */
export const apiUrlOf = ({ siteUrl }: Pick<AuthConfig, 'siteUrl'>) => `${siteUrl}/auth/v1`
