/** Mails of accounts; of a booking request to its visitor, or to whoever answers it. */
export type MailKind = 'account' | 'visitor' | 'operator'

/** `failed` is not tried again by itself; `retrying` failed at least once. */
export type MailState = 'waiting' | 'retrying' | 'failed'

/** An unsent mail, without its text. */
export type MailEntry = {
  id: string
  kind: MailKind
  state: MailState
  /** Address of the account that it is for; null for guests, and for mails of booking requests. */
  to: string | null
  /** Title of the listing of a booking request. */
  listing: string | null
  tries: number
  /** ISO time of the next try. */
  dueAt: string
  /** Code of the last failure, such as ETIMEDOUT. */
  failure: string | null
}

/** Failed ones first, then by the next try; at most `MAILS_SHOWN`. */
export type MailList = { isConfigured: boolean; unsent: number; mails: MailEntry[] }

export const MAILS_SHOWN = 100
