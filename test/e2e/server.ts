import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProvider } from '#auth/conformance/openid.test-kit.ts'
import { MAIL_FOLDER } from './account/mailbox.ts'

rmSync(MAIL_FOLDER, { recursive: true, force: true })

const CLIENT = { id: 'seekwell', secret: 'a secret that is shared' }
const callback = `http://localhost:${process.env['PORT']}/auth/v1/callback`
const provider = await openProvider(callback, CLIENT.id, CLIENT.secret, true)

/** Serves the built site on a temporary data folder. */
const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-e2e-'))
const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    MAIL_DIR: MAIL_FOLDER,
    // The second one is served by embed.spec.ts.
    EMBED_ORIGINS: `http://blog.example,http://127.0.0.1:${Number(process.env['PORT']) + 1}`,
    AUTH_MAIL_PER_HOUR: '1000',
    AUTH_MAIL_GAP_S: '0',
    ...Object.fromEntries(
      ['GOOGLE', 'APPLE'].flatMap((name) => [
        [`AUTH_PROVIDER_${name}_ISSUER`, provider.issuer],
        [`AUTH_PROVIDER_${name}_CLIENT_ID`, CLIENT.id],
        [`AUTH_PROVIDER_${name}_CLIENT_SECRET`, CLIENT.secret],
      ]),
    ),
    // Each test has a client address of its own, and so rate limits of its own.
    TRUST_PROXY: '1',
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  for (const folder of [dataDir, MAIL_FOLDER]) rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
