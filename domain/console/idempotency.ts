/** The answer to a write of the API, as it is repeated for the same Idempotency-Key. */
export type StoredAnswer = { status: 200 | 201; body: Record<string, unknown>; etag: string }
