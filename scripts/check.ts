import { closing, staticChecks, unitTests } from './steps.ts'

process.exit(closing([staticChecks(), unitTests('Unit and integration tests')]))
