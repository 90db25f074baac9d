/** Sends due mails of accounts. */
export const MAIL_QUEUE_JOB = 'mail queue'

/** Sends due mails of booking requests. */
export const BOOKING_MAIL_JOB = 'booking mail'
