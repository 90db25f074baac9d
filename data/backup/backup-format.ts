import { z } from 'zod'

/** Written in front of every backup; a reader refuses what it does not know. */
export const FORMAT = 'seekwell-backup-1'

export const backupHeader = z.object({
  format: z.literal(FORMAT),
  /** ISO time of the snapshot. */
  takenAt: z.string(),
  /** The migrations that the rows are shaped by, in order. */
  migrations: z.array(z.string()),
})
export type BackupHeader = z.infer<typeof backupHeader>

/** What a table held: number of rows, and SHA-256 over their lines in the order of the key. */
export const tableSum = z.object({ table: z.string(), rows: z.number().int(), sha256: z.string() })
export type TableSum = z.infer<typeof tableSum>

export const backupTrailer = z.object({ end: z.array(tableSum) })
