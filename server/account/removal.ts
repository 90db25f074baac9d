import type { AuthDeps } from '#auth/deps.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import { deleteExpiredMembers } from '#data/members/member-profiles.ts'
import { toError } from '#domain/to-error.ts'
import type { Log } from '../log.ts'
import type { PhotoStore } from './photo-store.ts'

const EVERY_MS = 3_600_000

/**
 * Deletes accounts after their grace period, and orphaned photos, now and every hour. Returns a function that
 * stops it.
 */
export function startRemoval(
  { db, now }: AuthDeps,
  photos: PhotoStore,
  log: Log,
): () => Promise<void> {
  let running = Promise.resolve()
  function run(): void {
    running = running
      .then(async () => {
        const removed = await deleteExpiredMembers(db, now())
        if (removed > 0) log.info({ removed }, 'accounts removed')
        await photos.deleteOrphans()
      })
      .catch((error: unknown) =>
        log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
          { fault: toError(error) },
          'removal failed',
        ),
      )
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
