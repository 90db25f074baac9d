import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { startPostgres } from './postgres.ts'

const [mutated, ...testFolders] = process.argv.slice(2)
if (!mutated) {
  process.stderr.write('Usage: npm run mutate -- PATH [FOLDER OF TESTS …]\n')
  process.exit(2)
}

/** The lowest accepted score, in percent (docs/testing.md). */
const BREAK_BELOW = 80

const server = await startPostgres()
// Read by vitest.config.ts; the tests beside the mutated code unless others are named.
process.env['TEST_FOLDERS'] = (testFolders.length > 0 ? testFolders : [folderOf(mutated)]).join()
process.env['TEST_DATABASE_URL'] = server?.url ?? ''
try {
  await new Stryker({
    mutate: sourcesIn(mutated),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // A mutant of a module's top level would need a new process for each run.
    ignoreStatic: true,
    // Stryker would read it with the JavaScript API of TypeScript, which version 7 has not.
    tsconfigFile: 'none',
    concurrency: 2,
    timeoutMS: 10_000,
    // Node resolves the packages and the generated messages of the copy.
    tempDirName: '.cache/mutation',
    ignorePatterns: ['.cache', '.data', 'build', 'docs', 'public'],
    reporters: ['clear-text', 'html'],
    htmlReporter: { fileName: '.cache/mutation.html' },
    clearTextReporter: { allowColor: false, logTests: false },
    thresholds: { high: 90, low: BREAK_BELOW, break: BREAK_BELOW },
  }).runMutationTest()
} finally {
  server?.stop()
}

function folderOf(path: string): string {
  return statSync(path).isDirectory() ? path : join(path, '..')
}

function sourcesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test(-kit)?\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
}
