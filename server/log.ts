import { type DestinationStream, destination, pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/**
 * The log of the process, as JSON lines. A line that cannot be written (full disk, closed pipe) is dropped:
 * the site keeps running.
 *
 * @param path output file instead of standard output
 */
export function createLog(level: string, path?: string): Log {
  const lines = destination({ dest: path ?? 1, sync: true })
  lines.on('error', () => {})
  return pino(
    {
      level,
      base: null,
      redact: ['authorization', 'apikey', 'cookie', '*.authorization', '*.apikey'],
    },
    lines satisfies DestinationStream,
  )
}
