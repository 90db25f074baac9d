import { staticChecks, sum, unitTests } from './steps.ts'

const { passed, failed } = sum([staticChecks(), unitTests('Unit and integration tests')])
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
