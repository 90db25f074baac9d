import { start } from './start.ts'

// Secrets, mails and the database are readable by this user only, wherever their folder is copied.
process.umask(0o077)

start(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
