import { pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: ['authorization', 'apikey', 'cookie', '*.authorization', '*.apikey'],
  })
}
