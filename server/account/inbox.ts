import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Caller } from '#auth/caller.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { readProfile } from '#data/members/member-profiles.ts'
import { syncThreads } from '#data/members/member-threads.ts'
import { readMemberWellness, saveMemberWellness } from '#data/members/member-wellness.ts'
import { readDanger } from '#domain/care/safety.ts'
import { isRecord } from '#domain/chat/suggestion.ts'
import { threadSync } from '#domain/chat/thread-request.ts'
import { SYNC_BYTES_LIMIT } from '#domain/chat/thread-sync.ts'
import { readWellness } from '#domain/member/wellness.ts'

type RequireMember = (auth: AuthDeps, c: Context) => Promise<Caller>

const WELLNESS_LIMIT_BYTES = 32 * 1024

/** Sync of a member's conversations and wellness profile. */
export function mountInbox(app: Hono, auth: AuthDeps, requireMember: RequireMember): void {
  const { db, now } = auth

  app.post('/threads', limitOf(SYNC_BYTES_LIMIT), async (c) => {
    const { user } = await requireMember(auth, c)
    const sync = threadSync.safeParse(await c.req.json().catch(() => null))
    if (!sync.success) throw invalidBody()
    return c.json(await syncThreads(db, user.id, sync.data))
  })

  app.get('/wellness', async (c) => {
    const { user } = await requireMember(auth, c)
    const { homeArea } = await readProfile(db, user.id)
    return c.json({ wellness: await readMemberWellness(db, user.id), home: homeArea })
  })
  app.put('/wellness', limitOf(WELLNESS_LIMIT_BYTES), async (c) => {
    const { user } = await requireMember(auth, c)
    const body: unknown = await c.req.json().catch(() => null)
    if (!isRecord(body) || !isRecord(body['wellness'])) throw invalidBody()
    const wellness = readWellness(body['wellness'])
    // Texts that indicate danger are stored only on the device where they were typed.
    const goals = {
      ...wellness.goals,
      value: wellness.goals.value.filter((goal) => !readDanger(goal)),
    }
    return c.json({
      wellness: await saveMemberWellness(db, user.id, { ...wellness, goals }, now()),
    })
  })
}

function invalidBody(): AuthError {
  return new AuthError(400, 'validation_failed', 'The body cannot be used')
}

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AuthError(413, 'request_entity_too_large', 'Request body too large')
    },
  })
}
