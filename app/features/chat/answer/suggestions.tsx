import { Chip } from '#app/ui/chip.tsx'

type SuggestionsProps = {
  label: string
  words: readonly string[]
  onSay: (words: string) => void
}

/** Things to say, one press each. */
export function Suggestions({ label, words, onSay }: SuggestionsProps) {
  if (words.length === 0) return null
  return (
    <ul aria-label={label} className="chat-suggestions">
      {words.map((each) => (
        <li key={each}>
          <Chip onClick={() => onSay(each)}>{each}</Chip>
        </li>
      ))}
    </ul>
  )
}
