import { evaluateAssistant } from './assistant/assistant.ts'
import { evaluateSearch } from './search/search.ts'

const EVALUATIONS = { search: evaluateSearch, assistant: evaluateAssistant }

const [what = '', ...args] = process.argv.slice(2)
const evaluate = Object.entries(EVALUATIONS).find(([name]) => name === what)?.[1]
if (!evaluate) {
  process.stderr.write(
    'Usage: npm run eval -- search [tuning|tuning-2|unseen] [--per-query]\n' +
      '       npm run eval -- assistant [tuning|tuning-2|unseen|limits|limits-unseen] [--broken]\n' +
      '       npm run eval -- assistant conversations|conversations-unseen [--turns]\n',
  )
  process.exit(2)
}
await evaluate(args)
process.exit(0)
