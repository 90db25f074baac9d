import { loadavg } from 'node:os'
import { benchAgents } from './agents.ts'
import { benchAuth } from './auth.ts'
import { benchBrowser } from './browser.ts'
import { benchChat } from './chat/chat.ts'
import { benchConsole } from './console.ts'
import { benchFresh } from './fresh.ts'
import { benchGrowth } from './growth.ts'
import { benchImport } from './import.ts'
import { benchInteractions } from './interactions.ts'
import { benchJourney } from './journey.ts'
import { benchMap } from './map/map.ts'
import { benchPages } from './pages.ts'
import { benchScale } from './scale.ts'
import { benchSearch } from './search/search.ts'
import { benchSuggest } from './search/suggest.ts'
import { benchStart } from './start.ts'
import { benchWaits } from './waits.ts'

const BENCHMARKS: Record<string, (options: readonly string[]) => Promise<void>> = {
  pages: benchPages,
  scale: benchScale,
  growth: benchGrowth,
  start: benchStart,
  search: benchSearch,
  suggest: benchSuggest,
  waits: benchWaits,
  fresh: benchFresh,
  console: benchConsole,
  import: benchImport,
  auth: benchAuth,
  chat: benchChat,
  browser: benchBrowser,
  interactions: benchInteractions,
  journey: benchJourney,
  map: benchMap,
  agents: benchAgents,
}

const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = asked.find((name) => !Object.hasOwn(BENCHMARKS, name))
if (unknown) {
  process.stderr.write(
    `no benchmark "${unknown}"; there are ${Object.keys(BENCHMARKS).join(', ')}\n`,
  )
  process.exit(1)
}
process.stdout.write(`Load average at the start: ${loadavg()[0]?.toFixed(1)}\n`)
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (asked.length === 0 || asked.includes(name)) await run(options)
}
