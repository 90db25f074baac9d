import type { AuthDeps } from '#auth/deps.ts'
import type { Log } from '../log.ts'

export type ConsoleDeps = { auth: AuthDeps; log: Log }
