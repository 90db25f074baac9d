import { z } from 'zod'
import { hostsIn, PICTURE_HOST } from '#domain/listing/picture-host.ts'

/** An empty variable counts as unset: most deployments can only blank it. */
const unset = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(unset, z.string().min(1).optional())
/** URLs with certain schemes only. */
const addressOf = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: `is no address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  })
const url = (...schemes: string[]) => z.preprocess(unset, addressOf(...schemes).optional())
const WEB = ['https', 'http']
const POSTGRES = ['postgres', 'postgresql']
/** RFC 7518, 3.2: an HS256 key is at least as long as the digest. */
const SECRET_LENGTH = 32
const withDefault = (value: string) => z.preprocess(unset, z.string().min(1).default(value))
/** Fits a database integer. */
const COUNT_LIMIT = 2_000_000_000
const count = (value: number) =>
  z.preprocess(unset, z.coerce.number().int().min(1).max(COUNT_LIMIT).default(value))

/** Origins in browser notation, from a comma-separated list. */
const originsIn = (list: string) =>
  list
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter((origin) => origin !== '')

/** Origins that a CSP can hold: without a path, a wildcard or a separator. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i

const TILE_FILE = /^[\w-][\w.-]*\.pmtiles$/
const isTileArchive = (value: string) =>
  TILE_FILE.test(value) ||
  (value.startsWith('https://') && URL.canParse(value) && ORIGIN.test(new URL(value).origin))

/** Set all together, or none. */
const BUCKET = ['PHOTO_BUCKET_URL', 'PHOTO_BUCKET_KEY_ID', 'PHOTO_BUCKET_SECRET'] as const

const Env = z
  .object({
    PORT: z.preprocess(unset, z.coerce.number().int().min(0).max(65_535).default(3000)),
    HOST: withDefault('0.0.0.0'),
    PUBLIC_URL: url(...WEB),
    ALLOWED_ORIGINS: z.preprocess(unset, z.string().default('')).transform(originsIn),
    EMBED_ORIGINS: z
      .preprocess(unset, z.string().default(''))
      .transform(originsIn)
      .pipe(z.array(z.string().regex(ORIGIN, 'is no list of origins ("https://example.org")'))),
    OPEN_DATA_LICENSE: url(...WEB),
    DATA_DIR: withDefault('.data'),
    DATABASE_URL: url(...POSTGRES),
    DATABASE_REPLICA_URL: url(...POSTGRES),
    REDIS_URL: url('redis', 'rediss'),
    ANTHROPIC_API_KEY: text,
    ANTHROPIC_BASE_URL: z.preprocess(unset, addressOf(...WEB).default('https://api.anthropic.com')),
    ANTHROPIC_MODEL: withDefault('claude-haiku-5-5'),
    ANTHROPIC_MAX_TOKENS: count(1_500),
    ANTHROPIC_SILENCE_MS: count(8_000),
    ANTHROPIC_TURN_MS: count(30_000),
    ANTHROPIC_TURNS_PER_HOUR: count(60),
    ANTHROPIC_TOKENS_PER_DAY: count(2_000_000),
    SITE_NAME: withDefault('Seekwell'),
    ASSISTANT_NAME: withDefault('Willow'),
    OPERATOR_NAME: text,
    OPERATOR_ADDRESS: text.transform((lines) => lines?.replaceAll('\\n', '\n')),
    OPERATOR_EMAIL: z.preprocess(unset, z.email().optional()),
    SUPABASE_URL: url(...WEB),
    SUPABASE_ANON_KEY: text,
    JWT_SECRET: z.preprocess(
      unset,
      z.string().min(SECRET_LENGTH, `is shorter than ${SECRET_LENGTH} characters`).optional(),
    ),
    JWT_PRIVATE_JWK: text,
    SMTP_URL: url('smtp', 'smtps'),
    MAIL_DIR: text,
    SEARCH_CORE: z.preprocess(unset, z.enum(['on', 'off']).default('on')),
    OFFLINE_PAGES: z.preprocess(unset, z.enum(['on', 'off']).default('on')),
    MAIL_FROM: z.preprocess(unset, z.email().optional()),
    BOOKING_MAIL: z.preprocess(unset, z.email().optional()),
    TRUST_PROXY: z.preprocess(unset, z.coerce.number().int().min(0).max(10).default(0)),
    PICTURE_HOSTS: z
      .preprocess(unset, z.string().default(''))
      .transform(hostsIn)
      .pipe(
        z.array(z.string().regex(PICTURE_HOST, 'is no list of host names ("photos.example.org")')),
      ),
    PICTURE_CACHE_MB: count(1_024),
    MAP_TILES: text.refine(
      (value) => value === undefined || isTileArchive(value),
      'is neither the name of a .pmtiles file in DATA_DIR nor an address that begins with https://',
    ),
    SHUTDOWN_DELAY_MS: z.preprocess(unset, z.coerce.number().int().min(0).max(60_000).default(0)),
    OTEL_EXPORTER_OTLP_ENDPOINT: url(...WEB),
    METRICS_PORT: z.preprocess(unset, z.coerce.number().int().min(1).max(65_535).optional()),
    METRICS_TOKEN: text,
    PHOTO_BUCKET_URL: url(...WEB),
    PHOTO_BUCKET_KEY_ID: text,
    PHOTO_BUCKET_SECRET: text,
    PHOTO_BUCKET_REGION: withDefault('us-east-1'),
    COUNTS: z.preprocess(unset, z.enum(['on', 'off']).default('on')),
    LOG_LEVEL: z.preprocess(
      unset,
      z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ),
    NODE_ENV: z.preprocess(
      unset,
      z.enum(['development', 'production', 'test']).default('production'),
    ),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: 'is missing: a replica stands beside a server',
      })
    if (BUCKET.every((name) => env[name] === undefined)) return
    for (const name of BUCKET)
      if (env[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is missing for a photo bucket' })
  })

export type Env = z.infer<typeof Env>

/** The names of all variables. */
export const SETTINGS: readonly string[] = Object.keys(Env.shape)

/** Whether the environment sets a variable, rather than its default. */
export function isSet(source: Record<string, string | undefined>, name: keyof Env): boolean {
  return unset(source[name]) !== undefined
}

/**
 * Reads the environment, once, for the whole process.
 *
 * @throws Error that names each invalid variable and the reason
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const env = Env.safeParse(source)
  if (env.success) return env.data
  const faults = env.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment cannot be used:\n${faults.join('\n')}`)
}
