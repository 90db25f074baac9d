import { useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import {
  type ImportCheck,
  type ImportSettings,
  type ImportView,
  NO_COUNTS,
} from '#domain/console/imports.ts'
import { callConsole } from '../call-console.ts'
import { useConsoleCall } from '../use-console-call.ts'

const FAULTS_SHOWN = 200
const EXAMPLES_SHOWN = 20

/** What the whole file would do, checked in parts. `next` is the number of checked rows. */
export function useCheck({ id, rows }: Pick<ImportView, 'id' | 'rows'>) {
  const site = useSite()
  const call = useConsoleCall()
  const [result, setResult] = useState<ImportCheck | null>(null)
  const check = (settings: ImportSettings) =>
    call.run(async () => {
      let known: ImportCheck = { next: 0, counts: NO_COUNTS, rejected: [], examples: [] }
      setResult(known)
      do {
        const body = { settings, from: known.next }
        const response = await callConsole(site, 'POST', `/imports/${id}/check`, body)
        const part: ImportCheck = await response.json()
        // The rows of an old file were deleted.
        known = part.next > known.next ? merge(known, part) : { ...known, next: rows }
        setResult(known)
      } while (known.next < rows)
    })
  return { call, result, isDone: result?.next === rows, check, reset: () => setResult(null) }
}

function merge(known: ImportCheck, part: ImportCheck): ImportCheck {
  return {
    next: part.next,
    counts: {
      added: known.counts.added + part.counts.added,
      changed: known.counts.changed + part.counts.changed,
      unchanged: known.counts.unchanged + part.counts.unchanged,
      rejected: known.counts.rejected + part.counts.rejected,
    },
    rejected: [...known.rejected, ...part.rejected].slice(0, FAULTS_SHOWN),
    examples: [...known.examples, ...part.examples].slice(0, EXAMPLES_SHOWN),
  }
}
