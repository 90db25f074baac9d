import { Hono } from 'hono'
import type { Db } from '#data/db/db.ts'
import { changeListing } from '../console/listings/change-listing.ts'
import { createListing } from '../console/listings/create-listing.ts'
import { answerWrite, type Written } from './answer-write.ts'
import { type KeyDeps, type KeyVariables, requireScope } from './api-key.ts'
import { findEditable, withSentFields } from './editable-listing.ts'
import { limitBody } from './limit-body.ts'
import { etagOf } from './precondition.ts'
import { notFound } from './problem.ts'
import { listingChange, listingStateChange, newListing } from './write-schemas.ts'

/**
 * Writes of listings with a key, through the functions of the console: the same fields, the same checks, versions,
 * and the audit log with the key as actor.
 */
export function writeRoutes(deps: KeyDeps): Hono<KeyVariables> {
  const app = new Hono<KeyVariables>()
  const allowed = requireScope('listings:write')

  app.get('/listings/:id/fields', allowed, async (c) => {
    const found = await findEditable(deps.db, c.req.param('id'))
    if (!found) return notFound(c, 'No listing has this id.')
    return c.json(found, 200, { ETag: etagOf(found.updatedAt), 'Cache-Control': 'no-store' })
  })

  app.post('/listings', allowed, limitBody, (c) =>
    answerWrite(c, deps, {
      schema: newListing,
      status: 201,
      isConditional: false,
      async run({ id, contentType, listed, ...values }, editor) {
        await createListing(editor, withSentFields({ id, contentType, listed }, values))
        return writtenListing(editor.db, id)
      },
    }),
  )

  app.put('/listings/:id', allowed, limitBody, (c) =>
    answerWrite(c, deps, {
      schema: listingChange,
      status: 200,
      isConditional: true,
      async run(values, editor, basedOn) {
        const id = c.req.param('id')
        const toNext = async (item: Record<string, unknown>) => withSentFields(item, values)
        await changeListing(editor, { id, basedOn, kind: 'edited', toNext })
        return writtenListing(editor.db, id)
      },
    }),
  )

  app.put('/listings/:id/state', allowed, limitBody, (c) =>
    answerWrite(c, deps, {
      schema: listingStateChange,
      status: 200,
      isConditional: true,
      async run({ listed }, editor, basedOn) {
        const id = c.req.param('id')
        const kind = listed ? 'published' : 'withdrawn'
        await changeListing(editor, {
          id,
          basedOn,
          kind,
          toNext: async (item) => ({ ...item, listed }),
        })
        return writtenListing(editor.db, id)
      },
    }),
  )
  return app
}

async function writtenListing(db: Db, id: string): Promise<Written> {
  const body = await findEditable(db, id)
  if (!body) throw new Error('a listing that was just written is there')
  return { body, updatedAt: body.updatedAt }
}
