import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

/** `failures` lists failed checks for the end of the output. */
export type CheckResult = { passed: number; failed: number; failures: string[] }

const bin = (name: string) => join('node_modules', '.bin', name)

/** Runs a program with its output shown; true when it succeeded. */
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

/** Formatting, lint, types and unused code: each counts as one check. */
export function staticChecks(): CheckResult {
  const results = {
    'Formatting and lint': succeeds('Formatting and lint', ['biome', 'ci', '.']),
    Types:
      succeeds('Route types', ['react-router', 'typegen']) && succeeds('Types', ['tsc', '-p', '.']),
    // Needs the generated route types.
    'Unused files, exports and dependencies': succeeds('Unused files, exports and dependencies', [
      'knip',
      '--no-config-hints',
    ]),
  }
  const failures = Object.entries(results).flatMap(([what, ok]) => (ok ? [] : [what]))
  return {
    passed: Object.keys(results).length - failures.length,
    failed: failures.length,
    failures,
  }
}

/** Unit and integration tests; `only` limits them to files whose path contains one of these. */
export function unitTests(
  what: string,
  only: string[] = [],
  env: Record<string, string> = {},
): CheckResult {
  const report = '.cache/vitest.json'
  rmSync(report, { force: true })
  const ok = succeeds(what, ['vitest', 'run', ...only], env)
  if (!existsSync(report)) return withoutReport(what)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    const name = relative(process.cwd(), file.name)
    // A file that fails to load, or in a hook, has no failed tests.
    if (failed.length === 0)
      return file.status === 'failed' ? [`${name}: ${file.message.split('\n')[0]}`] : []
    return failed.map((test) => `${name} › ${test.fullName}`)
  })
  return resultOf(what, ok, numPassedTests, failures)
}

/** Browser tests on both screen sizes. */
export function browserTests(chromePath: string, args: string[]): CheckResult {
  const report = '.cache/playwright.json'
  rmSync(report, { force: true })
  const ok = succeeds('Browser tests', ['playwright', 'test', ...args], { CHROME_PATH: chromePath })
  if (!existsSync(report)) return withoutReport('Browser tests')
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
  return resultOf('Browser tests', ok, stats.expected, suites.flatMap(failedInBrowser))
}

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[]
}

type PlaywrightReport = { stats: { expected: number }; suites: PlaywrightSuite[] }

/** A flaky test, which passes only on a retry, counts as failed. */
function failedInBrowser({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status }) => {
        const passedLater = status === 'flaky' ? ' (passed only when tried again)' : ''
        return `[${projectName}] ${file} › ${title}${passedLater}`
      }),
  )
  return [...here, ...suites.flatMap(failedInBrowser)]
}

/** A runner that fails with every test passed had an error outside of tests, which counts as one. */
function resultOf(what: string, ok: boolean, passed: number, failures: string[]): CheckResult {
  const all = ok || failures.length > 0 ? failures : [`${what}: an error outside of its tests`]
  return { passed, failed: all.length, failures: all }
}

function withoutReport(what: string): CheckResult {
  return { passed: 0, failed: 1, failures: [`${what}: ended before its report`] }
}

/** Prints the failures and the summary line; returns the exit status. */
export function closing(results: CheckResult[]): number {
  const { passed, failed, failures } = sum(results)
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

function sum(results: CheckResult[]): CheckResult {
  return {
    passed: results.reduce((total, tally) => total + tally.passed, 0),
    failed: results.reduce((total, tally) => total + tally.failed, 0),
    failures: results.flatMap((tally) => tally.failures),
  }
}
