import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Schedule } from '#domain/availability/schedule.ts'
import type { Outcome } from '#domain/chat/chat.ts'
import type { Complaint, RatedTurn, Verdict } from '#domain/chat/chat-feedback.ts'
import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import type { ContentType } from '#domain/listing/category.ts'
import type { Offering } from '#domain/listing/directory.ts'
import type { EntryKind } from '#domain/listing/directory-entry.ts'
import type { ListingDetails, Price, PriceBand, WellnessTag } from '#domain/listing/listing.ts'

export type StoredDetails = Omit<ListingDetails, 'schedule'>

/** Tables as created by migrations/; generated columns are omitted. */
export const listings = pgTable('listings', {
  id: text().primaryKey(),
  slug: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  type: text().notNull(),
  contentType: text('content_type').$type<ContentType>().notNull(),
  rating: real(),
  reviewCount: integer('review_count').notNull(),
  location: text(),
  country: text(),
  priceBand: text('price_band').$type<PriceBand>(),
  amountMinor: integer('amount_minor'),
  currency: text(),
  amountPer: text('amount_per').$type<Price['per']>(),
  priceText: text('price_text'),
  format: text(),
  dateText: text('date_text'),
  thumbnailUrl: text('thumbnail_url'),
  videoUrl: text('video_url'),
  verified: boolean().notNull(),
  tags: text().array().notNull(),
  categories: text().array().notNull(),
  amenities: text().array().notNull(),
  natureDistance: text('nature_distance'),
  nearbyNature: text('nearby_nature'),
  wellnessTag: text('wellness_tag').$type<WellnessTag>(),
  isAiRecommended: boolean('is_ai_recommended').notNull(),
  offering: jsonb().$type<Offering>(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  schedule: jsonb().$type<Schedule>(),
  details: jsonb().$type<StoredDetails>().notNull(),
  listed: boolean().notNull(),
  sample: boolean().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** Rating damped by the number of reviews; computed by the database. */
  score: real().generatedAlwaysAs(sql`(damped rating)`),
})

/** Categories, locations and amenities that an import describes. */
export const directoryEntries = pgTable(
  'directory_entries',
  {
    entity: text().$type<EntryKind>().notNull(),
    slug: text().notNull(),
    entry: jsonb().$type<DirectoryEntry>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.slug] })],
)

/** Written by triggers in the transaction of the change. */
export const listingChanges = pgTable('listing_changes', {
  seq: bigserial({ mode: 'number' }).primaryKey(),
  listingId: text('listing_id').notNull(),
  op: text().$type<'save' | 'delete'>().notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/** Records of photos, by the SHA-256 of their URL. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  colour: text(),
  failures: integer().notNull(),
  retryAt: timestamp('retry_at', { withTimezone: true, mode: 'date' }),
})

export const facts = pgTable('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** Visitors' ratings of the assistant's answers, without any text of the conversation that they did not send. */
export const chatFeedback = pgTable('chat_feedback', {
  answer: text().primaryKey(),
  verdict: text().$type<Verdict>().notNull(),
  complaints: text().array().$type<Complaint[]>().notNull(),
  outcome: text().$type<Outcome>(),
  cards: text().array().notNull(),
  comment: text().notNull().default(''),
  turn: jsonb().$type<RatedTurn>(),
  note: text().notNull().default(''),
  isDone: boolean('is_done').notNull().default(false),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
