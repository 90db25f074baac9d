import { start } from './start.ts'

// Secrets, mails and the database are for this user alone, wherever their folder is copied to.
process.umask(0o077)

start(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
