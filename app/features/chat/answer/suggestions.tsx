import { Chip } from '#app/ui/chip.tsx'

type SuggestionsProps = {
  label: string
  words: readonly string[]
  onChoose: (words: string) => void
}

/** Suggested messages, sent by one press. */
export function Suggestions({ label, words, onChoose }: SuggestionsProps) {
  if (words.length === 0) return null
  return (
    <ul aria-label={label} className="chat-suggestions">
      {words.map((each) => (
        <li key={each}>
          <Chip onClick={() => onChoose(each)}>{each}</Chip>
        </li>
      ))}
    </ul>
  )
}
