import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test.runIf(existsSync('/dev/full'))('does not fail when the disk is full', () => {
  const log = createLog('info', '/dev/full')
  for (let line = 0; line < 50; line++) expect(() => log.info({ line }, 'lost')).not.toThrow()
})
