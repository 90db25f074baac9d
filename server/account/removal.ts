import type { AuthDeps } from '#auth/deps.ts'
import { deleteExpiredMembers } from '#data/members/member-profiles.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { PhotoStore } from './photo-store.ts'

const EVERY_MS = 3_600_000

/** Deletes accounts whose grace period has ended, and photos without an account. */
export function removalJobs({ db, now }: AuthDeps, photos: PhotoStore, log: Log): Job[] {
  return [
    {
      name: 'account removal',
      everyMs: EVERY_MS,
      async run() {
        const removed = await deleteExpiredMembers(db, now())
        if (removed > 0) log.info({ removed }, 'accounts removed')
      },
    },
    { name: 'photo removal', everyMs: EVERY_MS, run: photos.deleteOrphans },
  ]
}
