import { explanationOf } from './relevance/explanation.ts'

const [what = '', ...words] = process.argv.slice(2)
if (what !== 'explain' || words.length === 0) {
  process.stderr.write('Usage: npm run search -- explain "WORDS"\n')
  process.exit(2)
}
process.stdout.write(await explanationOf(words.join(' ')))
