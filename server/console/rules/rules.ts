import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { AuthError } from '#auth/errors.ts'
import type { Db } from '#data/db/db.ts'
import { listEntriesById } from '#data/staff/listing-table.ts'
import { lockCatalogue } from '#data/staff/listing-versions.ts'
import {
  changeSearchRule,
  deleteSearchRule,
  findSearchRule,
  insertSearchRule,
  listSearchRules,
} from '#data/staff/search-rules.ts'
import type { AuditAction } from '#domain/console/audit.ts'
import type { RuleDraft, SearchRule } from '#domain/search-rules/search-rule.ts'
import { type RuleView, ruleDraft, ruleState } from '#domain/search-rules/search-rule-api.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from '../endpoint.ts'
import { previewRule } from './preview-rule.ts'

export const RULE_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/rules', action: 'rules.read', run: showRules },
  { method: 'POST', path: '/rules', action: 'rules.edit', run: create },
  { method: 'POST', path: '/rules/preview', action: 'rules.read', run: previewRule },
  { method: 'GET', path: '/rules/:id', action: 'rules.read', run: showRule },
  { method: 'PUT', path: '/rules/:id', action: 'rules.edit', run: edit },
  { method: 'PUT', path: '/rules/:id/state', action: 'rules.publish', run: setState },
  { method: 'DELETE', path: '/rules/:id', action: 'rules.edit', run: remove },
]

/** All of them are read with every change of the catalogue. */
const RULES_LIMIT = 200

async function showRules({ c, deps }: ConsoleCall): Promise<Response> {
  return c.json({ rules: await listSearchRules(deps.auth.db) })
}

async function showRule(call: ConsoleCall): Promise<Response> {
  return call.c.json(await viewOf(call.deps.auth.db, idOf(call.c)))
}

async function viewOf(db: Db, id: string): Promise<RuleView> {
  const rule = await findSearchRule(db, id)
  if (!rule) throw notFound()
  const entries = await listEntriesById(
    db,
    rule.listings.map((listing) => listing.id),
  )
  return { ...rule, titles: Object.fromEntries(entries.map((entry) => [entry.id, entry.title])) }
}

/** Stores a draft. */
async function create(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const rule: SearchRule = {
    ...(await readBody(c, ruleDraft)),
    id: randomUUID(),
    published: false,
  }
  await deps.auth.db.transaction(async (tx) => {
    await lockCatalogue(tx)
    if ((await listSearchRules(tx)).length >= RULES_LIMIT)
      throw new AuthError(409, 'too_many_rules', `At most ${RULES_LIMIT} rules`)
    await insertSearchRule(tx, rule, now)
    await recordRule(tx, call, 'rule.created', rule)
  })
  return c.json(await viewOf(deps.auth.db, rule.id), 201)
}

async function edit(call: ConsoleCall): Promise<Response> {
  const draft = await readBody(call.c, ruleDraft)
  return change(call, 'rule.edited', draft)
}

async function setState(call: ConsoleCall): Promise<Response> {
  const { published } = await readBody(call.c, ruleState)
  return change(call, published ? 'rule.published' : 'rule.withdrawn', { published })
}

async function remove(call: ConsoleCall): Promise<Response> {
  const { c, deps } = call
  await deps.auth.db.transaction(async (tx) => {
    await lockCatalogue(tx)
    const rule = await findSearchRule(tx, idOf(c))
    if (!rule) throw notFound()
    await deleteSearchRule(tx, rule.id)
    await recordRule(tx, call, 'rule.removed', rule)
  })
  return c.json({})
}

/** Changes a rule; one that is public afterwards is checked first, which takes too long for the lock. */
async function change(
  call: ConsoleCall,
  action: AuditAction,
  next: RuleDraft | Pick<SearchRule, 'published'>,
): Promise<Response> {
  const { c, deps } = call
  const { db } = deps.auth
  const id = idOf(c)
  const rule = await findSearchRule(db, id)
  if (!rule) throw notFound()
  const changed = { ...rule, ...next }
  if (changed.published) await rejectHarm(deps, changed, await listSearchRules(db))
  await db.transaction(async (tx) => {
    await lockCatalogue(tx)
    if (!isDeepStrictEqual(await findSearchRule(tx, id), rule))
      throw new AuthError(409, 'rule_changed', 'Somebody else has changed this rule')
    await changeSearchRule(tx, id, next)
    await recordRule(tx, call, action, changed)
  })
  return c.json(await viewOf(db, id))
}

/** @throws AuthError if results of the graded queries would be worse */
async function rejectHarm(
  { isHarmfulRule }: ConsoleCall['deps'],
  rule: SearchRule,
  all: readonly SearchRule[],
): Promise<void> {
  const others = all.filter(({ id, published }) => published && id !== rule.id)
  if (await isHarmfulRule(rule, others))
    throw new AuthError(409, 'relevance_drop', 'The graded searches would find worse results')
}

function recordRule(
  tx: Db,
  call: ConsoleCall,
  action: AuditAction,
  rule: RuleDraft & { id: string },
): Promise<void> {
  const { words, concern, synonym, listings } = rule
  return record(tx, call, {
    action,
    subjectKind: 'rule',
    subjectId: rule.id,
    before: null,
    after: {
      for: concern ?? words,
      ...(synonym !== '' && { synonym }),
      ...(listings.length > 0 && {
        listings: listings.map(({ id, effect }) => `${effect} ${id}`).join(', '),
      }),
    },
  })
}
