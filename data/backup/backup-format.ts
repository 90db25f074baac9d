import { z } from 'zod'

/** First line of every backup; unknown formats are rejected. */
export const FORMAT = 'seekwell-backup-1'

export const backupHeader = z.object({
  format: z.literal(FORMAT),
  /** ISO time of the snapshot. */
  takenAt: z.string(),
  /** Applied migrations, in order. */
  migrations: z.array(z.string()),
})
export type BackupHeader = z.infer<typeof backupHeader>

/** Checksum of a table: number of rows, and SHA-256 of their lines in key order. */
const tableSum = z.object({ table: z.string(), rows: z.number().int(), sha256: z.string() })
export type TableSum = z.infer<typeof tableSum>

export const backupTrailer = z.object({ end: z.array(tableSum) })
