import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { weighPages } from './bytes.ts'
import { startPostgres } from './postgres.ts'
import { browserTests, type CheckResult, closing, staticChecks, unitTests } from './steps.ts'

const args = process.argv.slice(2)
const browserOnly = args.includes('--only=browser')
const passedOn = args.filter((arg) => arg !== '--only=browser')

const results: CheckResult[] = []
if (!browserOnly) {
  results.push(staticChecks(), ...(await testsOnBothDatabases()), await weighPages())
}
results.push(browserTests(findOrInstallBrowser(), passedOn))

process.exit(closing(results))

/**
 * All tests, with PostgreSQL if available; those of folders that hold SQL or open databases then again on
 * the embedded database.
 */
async function testsOnBothDatabases(): Promise<CheckResult[]> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: () => {} } : await startPostgres()
  if (!server) {
    process.stdout.write(
      '› No PostgreSQL server here: database tests run on the embedded one only\n',
    )
    return [unitTests('Unit and integration tests')]
  }
  try {
    return [
      unitTests('Unit and integration tests, on PostgreSQL', [], {
        TEST_DATABASE_URL: server.url,
      }),
      unitTests('Database tests on the embedded database', databaseTestFiles(), {
        TEST_DATABASE_URL: '',
      }),
    ]
  } finally {
    server.stop()
  }
}

/** Test files of the folders that hold SQL or open databases. */
function databaseTestFiles(): string[] {
  return ['auth', 'data', 'search', 'server', 'test']
    .filter((room) => existsSync(room))
    .flatMap((room) =>
      readdirSync(room, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((file) => /testDatabase/.test(readFileSync(file, 'utf8')))
}
