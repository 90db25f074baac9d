import { z } from 'zod'
import type { Secrets } from './secrets.ts'

const PURPOSE = 'provider-tokens'

const providerTokens = z.object({
  provider_token: z.string().optional(),
  provider_refresh_token: z.string().optional(),
  /** When the provider says the sign-in ends; an ISO time. */
  notAfter: z.string().optional(),
  /** Whom the provider named, where the account is to be linked when the code is exchanged. */
  linking: z
    .object({
      subject: z.string(),
      email: z.string().nullable(),
      isEmailVerified: z.boolean(),
      data: z.record(z.string(), z.unknown()),
    })
    .optional(),
})

/** What a provider gave along with the sign-in, kept until the browser exchanges its code. */
export type ProviderTokens = z.infer<typeof providerTokens>

export function sealProviderTokens(secrets: Secrets, tokens: ProviderTokens): string {
  return secrets.seal(PURPOSE, JSON.stringify(tokens))
}

export function readProviderTokens(secrets: Secrets, sealed: string | null): ProviderTokens {
  return sealed === null ? {} : providerTokens.parse(JSON.parse(secrets.open(PURPOSE, sealed)))
}
