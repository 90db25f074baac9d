import { cpus, totalmem } from 'node:os'
import { availabilityOf, type Floor, faultsBelowFloor, type Outcome, percent } from './floor.ts'

/** The findings of a run, its counts, and the minimum counts required. */
export type Report = {
  faults: string[]
  outcome: Outcome
  floor: Floor
  figures: Record<string, number | string>
}

/** Long enough to derive keys from; used in these runs only. */
export const SECRET = 'a secret of torture runs, long enough to sign with'

export const printLine = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Prints a run's figures and faults, for docs/reliability.md. Returns whether it passed: no fault, and no
 * floor missed.
 */
export function printReport(name: string, report: Report, tookMs: number): boolean {
  const { outcome, floor, figures } = report
  const faults = [...report.faults, ...faultsBelowFloor(outcome, floor)]
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  printLine(
    `\n${name}, ${new Date().toISOString().slice(0, 10)}, ${machine}, ${Math.round(tookMs / 1000)} s`,
  )
  for (const [what, figure] of Object.entries(figures)) printLine(`  ${what}: ${figure}`)
  printLine(`  writes acknowledged: ${outcome.acknowledged} (at least ${floor.acknowledged})`)
  printLine(`  requests answered: ${outcome.answered} (at least ${floor.answered})`)
  printLine(
    `  availability: ${percent(availabilityOf(outcome))} (at least ${percent(floor.availability)})`,
  )
  for (const fault of faults.slice(0, 20)) printLine(`  ✗ ${fault}`)
  printLine(faults.length === 0 ? '  ✓ held' : `  ✗ ${faults.length} faults`)
  return faults.length === 0
}
