import { type DestinationStream, destination, pino } from 'pino'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/**
 * The one log of the process, as JSON lines. A line that cannot be written, since the disk is full or
 * nobody reads any more, is lost: the site goes on.
 *
 * @param path where to, instead of the standard output
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
