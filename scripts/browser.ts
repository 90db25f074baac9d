import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell first: the same engine for three quarters of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const DEBIAN_PACKAGE = 'chromium-headless-shell'
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium for the browser tests: CHROME_PATH, Playwright's own, the system's; null if there is none. */
export function findBrowser(): string | null {
  const named = process.env['CHROME_PATH']
  if (named) return named
  const bundled = chromium.executablePath()
  if (existsSync(bundled)) return bundled
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...MAC].find((path) => existsSync(path)) ?? null
}

/**
 * Finds a browser, or installs one: Debian's where apt can, Playwright's elsewhere.
 *
 * @throws when there is none and none could be installed
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser()
  if (found) return found
  process.stdout.write('› Installing a browser for the tests\n')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', DEBIAN_PACKAGE], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  const installed = findBrowser()
  if (!installed)
    throw new Error('No Chromium was found or could be installed. Set CHROME_PATH to one.')
  return installed
}
