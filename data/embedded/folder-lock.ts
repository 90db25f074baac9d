import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes an exclusive lock on a data folder.
 *
 * SQLite's file lock is the only operating-system lock that Node offers: unlike a file with a process
 * number in it, the kernel releases it when the holder is killed, and never leaves a stale one.
 *
 * @throws FolderInUse when another process holds it; Error when the folder cannot be written
 */
export function lockFolder(folder: string): { release: () => void } {
  const lock = openLock(folder)
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new FolderInUse(folder)
  }
  return { release: () => lock.close() }
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return new DatabaseSync(join(folder, 'lock'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The data folder ${folder} cannot be used: ${reason}. Set DATA_DIR to a folder that can be written.`,
      { cause },
    )
  }
}

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Seekwell process. ` +
        'An embedded database serves one process: stop the other one, set DATA_DIR to another ' +
        'folder, or set DATABASE_URL to use a PostgreSQL server.',
    )
    this.name = 'FolderInUse'
  }
}
