import { limitSetsNamed, readGradedSet } from '../../relevance/graded-set.ts'
import { type Answered, answerQueries } from './answer.ts'
import { evaluateConversations, namesConversations } from './conversations.ts'
import { brokenIn, figuresOf, type Share } from './measure.ts'

/**
 * Prints how many cards of the built-in engine break a limit of their query, for the queries with limits of sets; of
 * all sets without a name. `--broken` prints those queries, but for the unseen set. A set of conversations has an
 * evaluation of its own.
 */
export async function evaluateAssistant(args: readonly string[]): Promise<void> {
  if (namesConversations(args)) return evaluateConversations(args)
  for (const [name, file] of limitSetsNamed(args)) {
    const answered = await answerQueries(
      readGradedSet(file).filter(({ limits }) => limits.length > 0),
    )
    printRow(name, answered)
    for (const key of ['class', 'language'] as const)
      for (const [group, some] of [...Map.groupBy(answered, ({ query }) => query[key])].sort())
        printRow(`  ${group}`, some)
    if (args.includes('--broken') && !name.endsWith('unseen')) answered.forEach(printBroken)
  }
}

function printRow(title: string, answered: readonly Answered[]): void {
  const cells = Object.entries(figuresOf(answered)).map(([name, share]) => `${name} ${text(share)}`)
  process.stdout.write(`${`${title} (${answered.length})`.padEnd(20)} ${cells.join('  ')}\n`)
}

function text({ share, low, high }: Share): string {
  const round = (value: number) => (value * 100).toFixed(0)
  return `${(share * 100).toFixed(1)} % [${round(low)}-${round(high)}]`.padEnd(16)
}

function printBroken(answered: Answered): void {
  const broken = brokenIn(answered)
  if (broken.length === 0) return
  const { query, match } = answered
  const limits = query.limits.map(({ says }) => says).join('; ')
  process.stdout.write(
    `${query.id} ${query.class} · ${query.query} · ${limits} · ${match} ${broken.join(' ')}\n`,
  )
}
