import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Collection, CollectionCover, CollectionState } from '#domain/collection/collection.ts'

export const collections = pgTable('collections', {
  slug: text().primaryKey(),
  state: text().$type<CollectionState>().notNull(),
  featured: boolean().notNull(),
  position: integer().notNull(),
  cover: jsonb().$type<CollectionCover>().notNull(),
  texts: jsonb().$type<Collection['texts']>().notNull(),
  sample: boolean().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
})
