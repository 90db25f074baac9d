import {
  bigint,
  customType,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const memberProfiles = pgTable('member_profiles', {
  userId: uuid('user_id').primaryKey(),
  homeArea: text('home_area').notNull().default(''),
  deleteAfter: time('delete_after'),
  updatedAt: time('updated_at').notNull(),
})

export const memberPhotos = pgTable('member_photos', {
  userId: uuid('user_id').primaryKey(),
  webp: bytes().notNull(),
  updatedAt: time('updated_at').notNull(),
})

export const savedListings = pgTable(
  'saved_listings',
  {
    userId: uuid('user_id').notNull(),
    listingId: text('listing_id').notNull(),
    savedAt: time('saved_at').notNull(),
    note: text().notNull().default(''),
    notedAt: time('noted_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] })],
)

export const savedShares = pgTable('saved_shares', {
  userId: uuid('user_id').primaryKey(),
  token: text().notNull(),
  createdAt: time('created_at').notNull(),
})

export const memberThreads = pgTable(
  'member_threads',
  {
    userId: uuid('user_id').notNull(),
    id: text().notNull(),
    thread: jsonb().$type<unknown>(),
    changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

export const memberWellness = pgTable('member_wellness', {
  userId: uuid('user_id').primaryKey(),
  wellness: jsonb().$type<unknown>().notNull(),
  updatedAt: time('updated_at').notNull(),
})
