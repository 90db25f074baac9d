import { readEnv } from './env.ts'
import { apiKeysOf, loadRootSecret } from './secrets.ts'

const env = readEnv(process.env)
const keys = apiKeysOf(await loadRootSecret(env.DATA_DIR, env.JWT_SECRET))
process.stdout.write(
  `anonymous key: ${env.SUPABASE_ANON_KEY ?? keys.anon}\nservice key:   ${keys.service}\n`,
)
