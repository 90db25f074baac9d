import { defineConfig } from '@playwright/test'

// Below 32768: higher ports collide with the ephemeral ports of clients.
const PORT = Number(process.env['E2E_PORT'] ?? 18_300)
const baseURL = `http://localhost:${PORT}`

export default defineConfig({
  testDir: './test/e2e',
  outputDir: './.cache/playwright',
  // The longest tests are journeys of two people; a busy machine takes twice as long for them.
  timeout: 60_000,
  expect: { timeout: 8_000 },
  fullyParallel: true,
  workers: 2,
  // Tells a fault that comes and goes from one that stays; scripts/steps.ts counts both as failed.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL,
    // Recording costs as much as the pages themselves: --trace on for one test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker would answer before the routes of a test; offline-saved.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // No test twice where the window's size does not matter: rules, errors, constants, journeys of accounts
      // and conversations, and what is marked.
      grepInvert: /@desktop|spec [589] · /,
      testIgnore: [
        /(addresses|model|security-key|stay-places|sample-data|parsed-need|reviews-link)\.spec/,
        /(chat-answers|chat-threads|offline|offline-saved|languages|titles|info-pages)\.spec/,
        /account\/.*\.spec|spec-seo|booking-requests|inbox/,
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // The Node that runs the tests, not the first one on the path.
    command: `"${process.execPath}" test/e2e/server.ts`,
    url: `${baseURL}/healthz`,
    env: { PORT: String(PORT), HOST: '127.0.0.1' },
    timeout: 120_000,
    stdout: 'pipe',
  },
})
