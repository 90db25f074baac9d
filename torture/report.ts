import { cpus, totalmem } from 'node:os'

/** What a run found: no faults is what it is for. */
export type Report = { faults: string[]; figures: Record<string, number | string> }

/** Long enough to derive keys from; of these runs only. */
export const SECRET = 'a secret of torture runs, long enough to sign with'

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Says what was found, for docs/reliability.md. */
export function tell(name: string, { faults, figures }: Report, tookMs: number): void {
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  say(
    `\n${name}, ${new Date().toISOString().slice(0, 10)}, ${machine}, ${Math.round(tookMs / 1000)} s`,
  )
  for (const [what, figure] of Object.entries(figures)) say(`  ${what}: ${figure}`)
  for (const fault of faults.slice(0, 20)) say(`  ✗ ${fault}`)
  say(faults.length === 0 ? '  ✓ held' : `  ✗ ${faults.length} faults`)
}
