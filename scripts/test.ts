import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { weighPages } from './bytes.ts'
import { startPostgres } from './postgres.ts'
import { browserTests, closing, staticChecks, type Tally, unitTests } from './steps.ts'

const args = process.argv.slice(2)
const browserOnly = args.includes('--only=browser')
const passedOn = args.filter((arg) => arg !== '--only=browser')

const tallies: Tally[] = []
if (!browserOnly) {
  tallies.push(staticChecks(), unitTests('Unit and integration tests'), await weighPages())
  tallies.push(await databaseTestsOnPostgres())
}
tallies.push(browserTests(findOrInstallBrowser(), passedOn))

process.exit(closing(tallies))

/** The tests that use a database, once more on a PostgreSQL server where there is one. */
async function databaseTestsOnPostgres(): Promise<Tally> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: () => {} } : await startPostgres()
  if (!server) {
    process.stdout.write(
      '› No PostgreSQL server here: database tests ran on the embedded one only\n',
    )
    return { passed: 0, failed: 0, failures: [] }
  }
  try {
    return unitTests('Database tests on PostgreSQL', databaseTestFiles(), {
      TEST_DATABASE_URL: server.url,
    })
  } finally {
    server.stop()
  }
}

function databaseTestFiles(): string[] {
  return ['app', 'assistant', 'auth', 'data', 'search', 'server', 'test']
    .filter((room) => existsSync(room))
    .flatMap((room) =>
      readdirSync(room, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((file) => /testDatabase/.test(readFileSync(file, 'utf8')))
}
