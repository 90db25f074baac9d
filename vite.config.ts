import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { MESSAGES } from './scripts/compile-messages.ts'
import { browserLanguages, pageLanguage } from './scripts/languages-plugin.ts'
import { oneShell } from './scripts/vite/chunks.ts'
import { sharedModules } from './scripts/vite/server-modules.ts'

const toBrotli = promisify(brotliCompress)

/**
 * Packages that must stay outside the server bundle: native or heavy ones (they load workers or binaries), and those
 * that the server has loaded already.
 */
const EXTERNAL = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  '@node-saml/node-saml',
  '@simplewebauthn/server',
  '@xmldom/xmldom',
  '@zxcvbn-ts/language-common',
  'drizzle-orm',
  'jose',
  'nodemailer',
  'openid-client',
  'pg',
  'pino',
  'qrcode',
  'rate-limiter-flexible',
  'sanitize-html',
  'sharp',
  'world-atlas',
  'zod',
]

/** Nothing first-party outside `app/` and `domain/` may reach a browser. */
function browserAllowList(): Plugin {
  const root = import.meta.dirname
  return {
    name: 'browser-allow-list',
    applyToEnvironment: (environment) => environment.name === 'client',
    moduleParsed({ id, importers }) {
      // What bundlers make up themselves has no file.
      if (id.startsWith('\0')) return
      const path = relative(root, id.replace(/\?.*$/, ''))
      if (/^(\.\.|\/|node_modules|virtual:|app\/|domain\/|\.react-router\/)/.test(path)) return
      if (!/\.[jt]sx?$/.test(path)) return
      this.error(`${path} must not reach the browser; imported by ${importers.join(', ')}`)
    },
  }
}

/** Leaves a brotli twin beside each text file of the browser build; the server sends it from memory. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(
          (entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name),
        )
        .map((entry) => join(entry.parentPath, entry.name))
      await Promise.all(
        files.map(async (file) => writeFileSync(`${file}.br`, await toBrotli(readFileSync(file)))),
      )
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    paraglideVitePlugin(MESSAGES),
    tailwindcss(),
    reactRouter(),
    browserAllowList(),
    browserLanguages(),
    pageLanguage(),
    oneShell(),
    precompressed(),
    sharedModules(),
  ],
  environments: {
    // One message, one module: the browser gets those alone that its page says.
    client: { resolve: { conditions: ['messages-apart', ...defaultClientConditions] } },
    ssr: {
      build: {
        rollupOptions: {
          input: './server/app.ts',
          // A server holds the text of what it runs: this, and React for development, were a third of it.
          output: { comments: { legal: true, annotation: false, jsdoc: false } },
        },
      },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  // Found only when somebody opens a menu, a calendar or a gallery; a late find reloads the page.
  optimizeDeps: { include: ['embla-carousel-react', 'radix-ui', 'react-day-picker'] },
  ssr: { external: EXTERNAL, ...(command === 'build' && { noExternal: true as const }) },
}))
