/** The longest backup that can be uploaded, compressed. */
export const BACKUP_BYTES = 2 * 1024 ** 3

/** What an upload has restored. */
export type Restored = { tables: number; rows: number }
