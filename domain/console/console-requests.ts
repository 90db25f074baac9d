import { z } from 'zod'
import { REQUEST_STATES } from '../booking/booking-api.ts'
import { operatorAnswer } from '../booking/booking-request.ts'
import { VERDICTS } from '../chat/chat-feedback.ts'
import { LANGUAGES } from '../language/language.ts'
import { CONTENT_TYPES } from '../listing/category.ts'
import { STAFF_ROLES } from '../permissions/roles.ts'
import { API_SCOPES, KEY_NAME_LIMIT, KEY_RATE } from './api-keys.ts'
import { AUDIT_ACTIONS } from './audit.ts'
import { CONSOLE_PAGE_SIZE, LISTING_STATES } from './console-api.ts'
import { EDITOR_FIELDS } from './listings/editor-fields.ts'
import {
  LISTING_PAGE_SIZES,
  LISTING_SORT_NAMES,
  pickParams,
  VIEW_NAME_LIMIT,
  VIEW_PARAMS,
} from './listings/listing-table.ts'
import { LISTING_PHOTOS } from './photo-limits.ts'
import { DECISION_NOTE_LIMIT, DECISIONS, IMPORT_DECISIONS } from './queue.ts'
import { isWebhookUrl, WEBHOOK_EVENTS } from './webhooks.ts'

// Apart from the shapes of answers: browsers load those without zod.

/** Text that PostgreSQL stores as text and as JSON. */
const text = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((value) => !value.includes('\0') && value.isWellFormed())
const nonEmpty = (limit: number) => z.string().trim().min(1).pipe(text(limit))

export const invitationRequest = z.object({
  role: z.enum(STAFF_ROLES),
  email: z.email().max(254).toLowerCase().optional(),
})
export const staffChange = z
  .object({ role: z.enum(STAFF_ROLES), isSuspended: z.boolean() })
  .partial()
  .refine((change) => change.role !== undefined || change.isSuspended !== undefined)

export const joinRequest = z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) })

/** A new key of the API. */
export const apiKeyRequest = z.strictObject({
  name: nonEmpty(KEY_NAME_LIMIT),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1)
    .transform((scopes) => [...new Set(scopes)]),
  perMinute: z.int().min(KEY_RATE.least).max(KEY_RATE.most),
})

export const webhookRequest = z.strictObject({
  url: z
    .string()
    .trim()
    .refine(isWebhookUrl)
    .transform((url) => new URL(url).href),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .min(1)
    .transform((events) => [...new Set(events)]),
})
export const webhookChange = z.strictObject({ isEnabled: z.boolean() })
/** A suspension of a member, or its end. */
export const memberChange = z.strictObject({ isSuspended: z.boolean() })
/** The address is typed again, so that nobody else is erased by mistake. */
export const memberErasure = z.strictObject({ email: z.string().trim().min(1).max(254) })

const storable = (limit: number) => z.string().trim().pipe(text(limit)).catch('')

/** Filters of the audit log. `before` is the id after which the page begins, newest first. */
export const auditQuery = z.object({
  /** Part of an address, or the id of an account. */
  person: storable(254),
  /** Id of a subject, such as a listing. */
  subject: storable(200),
  action: z.enum(AUDIT_ACTIONS).nullable().catch(null),
  before: z.coerce.number().int().positive().nullable().catch(null),
})
export type AuditQuery = z.infer<typeof auditQuery>

/** A part of an address, or the id of an account. */
export const membersQuery = z.object({ q: storable(254) })

const page = z.coerce.number().int().min(1).max(10_000).catch(1)

export const answersQuery = z.object({ verdict: z.enum(VERDICTS).nullable().catch(null), page })

/** What staff note about a rating. */
export const answerNote = z.strictObject({
  note: z.string().trim().pipe(text(1_000)),
  isDone: z.boolean(),
})

export const requestsQuery = z.object({
  state: z.enum(REQUEST_STATES).nullable().catch(null),
  page,
})

/** The answer to a request in the state that began at `basedOn`. The note is for the visitor. */
export const requestAnswer = operatorAnswer.extend({ basedOn: z.iso.datetime() })

export const listingsQuery = z.object({
  /** Part of a title, or an id or slug. */
  q: storable(200),
  kind: z.enum(CONTENT_TYPES).nullable().catch(null),
  state: z.enum(LISTING_STATES).nullable().catch(null),
  sort: z.enum(LISTING_SORT_NAMES).catch('updated'),
  /** Null for the first direction of the order. */
  order: z.enum(['asc', 'desc']).nullable().catch(null),
  per: z.coerce.number().pipe(z.literal(LISTING_PAGE_SIZES)).catch(CONSOLE_PAGE_SIZE),
  page,
})
export type ListingsQuery = z.infer<typeof listingsQuery>

/** An export of the table's rows. */
export const listingsExport = listingsQuery
  .pick({ q: true, kind: true, state: true })
  .extend({ format: z.enum(['csv', 'jsonl']).catch('csv') })

/** A saved view of the table. */
export const listingView = z.strictObject({
  name: nonEmpty(VIEW_NAME_LIMIT),
  query: z
    .string()
    .max(2_000)
    .transform((query) => pickParams(new URLSearchParams(query), VIEW_PARAMS)),
})

/** The time of the last change that the editor has seen; a later one is a conflict. */
const basedOn = z.iso.datetime()

// Longer than any field: the catalogue's schema names the field that is too long.
const fieldText = text(900_000)
const fieldEntries = z.array(fieldText).max(10_000)
const fieldParts = z.record(z.string().max(40), z.union([fieldText, fieldEntries]))
const fieldValue = z.union([fieldText, fieldEntries, fieldParts, z.array(fieldParts).max(10_000)])
const title = nonEmpty(300)
export const listingDraft = z.strictObject({ title, contentType: z.enum(CONTENT_TYPES) })
/** The title is typed again, so that no other listing is erased by mistake. */
export const listingErasure = z.strictObject({ title, basedOn })

const values = z.partialRecord(z.enum(EDITOR_FIELDS), fieldValue)
export const listingEdit = z.strictObject({ values, basedOn })
const percent = z.int().min(0).max(100)
const photo = z.strictObject({
  url: text(2_000),
  alt: nonEmpty(500),
  focus: z.strictObject({ x: percent, y: percent }).optional(),
})
/** `before` are the photos that the editor has seen; others are a conflict. */
export const listingPhotos = z.strictObject({
  before: z.array(z.looseObject({ url: z.string() })).max(200),
  photos: z.array(photo).max(LISTING_PHOTOS),
})
/** While they are edited: a photo may lack its text yet. */
const unsavedPhotos = z.array(photo.extend({ alt: text(500) }))
export const unsavedEdit = listingEdit.extend({
  photos: z
    .strictObject({ before: unsavedPhotos.max(200), photos: unsavedPhotos.max(LISTING_PHOTOS) })
    .nullable(),
})
/** What is edited and not saved. `tab` is one of the page. */
export const listingPreview = z.strictObject({
  values,
  photos: unsavedPhotos.max(LISTING_PHOTOS),
  tab: z.string().max(40),
  language: z.enum(LANGUAGES),
})
/** When a listing is published, with the offset of the time zone. */
export const publicationPlan = z.strictObject({ at: z.iso.datetime({ offset: true }) })
export const listingState = z.strictObject({ listed: z.boolean(), basedOn })
export const listingRestore = z.strictObject({ version: z.int().min(1), basedOn })

/** A decision about an import. */
export const importDecision = z.strictObject({
  decision: z.enum(IMPORT_DECISIONS),
  note: nonEmpty(DECISION_NOTE_LIMIT),
})

export const queueDecision = z.strictObject({
  decision: z.enum(DECISIONS),
  /** The reason, for other staff. */
  note: nonEmpty(DECISION_NOTE_LIMIT),
  /** The reports that were seen: later ones are not decided. */
  reports: z.array(z.uuid()).min(1).max(100),
})
