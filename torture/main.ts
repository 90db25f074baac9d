import { tortureByFullDisk } from './disk.ts'
import { tortureByFuzzing } from './fuzz/fuzz.ts'
import { tortureByKilling } from './kill.ts'
import { tortureByLoad } from './load.ts'
import { tortureByRolling, tortureNodes } from './nodes.ts'
import { tortureByProxy } from './proxy.ts'
import { printReport, type Report } from './report.ts'
import { tortureBySoaking } from './soak/soak.ts'

const ENDURANCE_MINUTES = 30
const ENDURANCE_FAULT_EVERY_S = 60
const SOAK_MINUTES = 120

/** Each guarantee with the run that tests it; the number is its length or count. */
const RUNS: Record<string, (amount: number | null) => Promise<Report>> = {
  kill: (kills) => tortureByKilling(kills ?? 100),
  nodes: (minutes) => tortureNodes(minutes ?? 10, 5),
  endurance: (minutes) => tortureNodes(minutes ?? ENDURANCE_MINUTES, ENDURANCE_FAULT_EVERY_S),
  soak: (minutes) => tortureBySoaking(minutes ?? SOAK_MINUTES),
  disk: (rounds) => tortureByFullDisk(rounds ?? 3),
  rolling: (rounds) => tortureByRolling(rounds ?? 3),
  load: (seconds) => tortureByLoad(seconds ?? 600),
  proxy: (seconds) => tortureByProxy(seconds ?? 60),
  fuzz: (count) => tortureByFuzzing(count ?? 100_000, fuzzSeed()),
  agents: (count) => tortureByFuzzing(count ?? 20_000, fuzzSeed(), 'agents'),
}

function fuzzSeed(): number {
  return Number(process.env['FUZZ_SEED'] ?? Date.now())
}

// Child processes end with this one: the nodes react to its exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.setMaxListeners(0)

const [name = '', amount] = process.argv.slice(2)
const run = RUNS[name]
if (!run) {
  process.stderr.write(`npm run torture -- ${Object.keys(RUNS).join('|')} [AMOUNT]\n`)
  process.exit(2)
}
const began = performance.now()
const report = await run(amount === undefined ? null : Number(amount))
process.exit(printReport(name, report, performance.now() - began) ? 0 : 1)
