import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Tally = { passed: number; failed: number }

const bin = (name: string) => join('node_modules', '.bin', name)

/** Runs a program to its end with its output shown; true when it succeeded. */
export function succeeds(what: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`› ${what}\n`)
  const [program = '', ...rest] = args
  const done = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', bin(program), ...rest],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    },
  )
  return done.status === 0
}

/** Formatting, lint and types: each counts as one check. */
export function staticChecks(): Tally {
  const results = [
    succeeds('Formatting and lint', ['biome', 'ci', '.']),
    succeeds('Route types', ['react-router', 'typegen']) && succeeds('Types', ['tsc', '-p', '.']),
  ]
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/** Unit and integration tests; `only` limits them to files whose path contains one of these. */
export function unitTests(
  what: string,
  only: string[] = [],
  env: Record<string, string> = {},
): Tally {
  const report = '.cache/vitest.json'
  rmSync(report, { force: true })
  const ok = succeeds(what, ['vitest', 'run', ...only], env)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  // A file that does not load has no failed test to its name.
  return { passed: numPassedTests, failed: ok ? numFailedTests : Math.max(1, numFailedTests) }
}

/** Browser tests on both screen sizes. */
export function browserTests(chromePath: string, args: string[]): Tally {
  const report = '.cache/playwright.json'
  rmSync(report, { force: true })
  const ok = succeeds('Browser tests', ['playwright', 'test', ...args], { CHROME_PATH: chromePath })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  // A test that passes only when tried again has shown a fault, in the product or in itself.
  if (stats.flaky > 0)
    process.stdout.write(`✗ ${stats.flaky} passed only when tried again: see "flaky" above\n`)
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: ok ? failed : Math.max(1, failed) }
}

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  }
}
