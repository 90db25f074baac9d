import type { AuthDeps } from '#auth/deps.ts'
import type { Job } from '../../jobs/jobs.ts'
import { deleteOldFiles, importNextRows } from './write-rows.ts'

/** The job that stores the rows of running imports. */
export const IMPORT_JOB = 'catalogue import'

const LOOK_EVERY_MS = 5_000
const CLEAN_UP_EVERY_MS = 3_600_000

/** Stores the rows of running imports, also after a restart, and deletes old files. */
export function importJobs({ db, now }: AuthDeps, runSoon: (job: string) => void): Job[] {
  return [
    {
      name: IMPORT_JOB,
      everyMs: LOOK_EVERY_MS,
      // One part at a run, so that the server can stop between two.
      async run() {
        if (await importNextRows(db, now())) runSoon(IMPORT_JOB)
      },
    },
    {
      name: 'catalogue import clean-up',
      everyMs: CLEAN_UP_EVERY_MS,
      run: () => deleteOldFiles(db, now()),
    },
  ]
}
