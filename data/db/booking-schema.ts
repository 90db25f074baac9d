import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Breakdown } from '#domain/booking/booking.ts'
import type { RequestState } from '#domain/booking/booking-api.ts'
import type { BookingRequest, RequestTerm } from '#domain/booking/booking-request.ts'
import type { RequestMail } from '#domain/booking/request-mail.ts'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bookingRequests = pgTable('booking_requests', {
  id: uuid().primaryKey(),
  submission: uuid().notNull(),
  userId: uuid('user_id'),
  guestHash: text('guest_hash'),
  guestAddress: text('guest_address'),
  guestLink: text('guest_link').notNull(),
  answerLink: text('answer_link').notNull(),
  state: text().$type<RequestState>().notNull(),
  listingId: text('listing_id').notNull(),
  listing: jsonb().$type<BookingRequest['listing']>().notNull(),
  term: jsonb().$type<RequestTerm>().notNull(),
  guests: integer().notNull(),
  bill: jsonb().$type<Breakdown>(),
  policy: text(),
  name: text().notNull(),
  message: text().notNull(),
  note: text().notNull().default(''),
  locale: text().notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  endsAt: time('ends_at').notNull(),
  newsAt: time('news_at'),
  seenAt: time('seen_at'),
})

export const bookingMails = pgTable('booking_mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: uuid('request_id').notNull(),
  kind: text().$type<RequestMail>().notNull(),
  tries: integer().notNull().default(0),
  dueAt: time('due_at').notNull(),
  createdAt: time('created_at').notNull(),
  sentAt: time('sent_at'),
  failure: text(),
})
