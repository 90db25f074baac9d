import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { BROWSER_MESSAGES } from './scripts/compile-messages.ts'
import { languageFiles } from './scripts/vite/language-files.ts'
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

const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//
/**
 * The root as the browser gets it, the script that hydrates it, and small modules of most pages: as chunks of their
 * own they would cost each of them 0.1 kB more.
 */
const SHELL =
  /\/(?:app\/(?:root\.tsx\?__react-router-build-client-route|entry\.client\.tsx|lib\/loading\/use-in-view\.ts)|domain\/text\/within-sentence\.ts)$/

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
          (entry) => entry.isFile() && /\.(m?js|css|svg|json|txt|webmanifest)$/.test(entry.name),
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
    paraglideVitePlugin(BROWSER_MESSAGES),
    tailwindcss(),
    reactRouter(),
    browserAllowList(),
    languageFiles(),
    precompressed(),
    sharedModules(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Names of shared chunks stand in every page and in many scripts: 0.3 kB of HTML, 0.6 kB of scripts.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                // With everything that the root imports: on every page.
                { name: 'shell', test: SHELL, priority: 1 },
              ],
            },
          },
        },
      },
    },
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
