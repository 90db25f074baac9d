import { COMPARED_LIMIT } from '#domain/listing/comparison.ts'
import { m } from '#domain/messages/messages.js'

type CompareChoiceProps = {
  id: string
  title: string
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

export function CompareChoice({ id, title, chosen, onChoose }: CompareChoiceProps) {
  const isChosen = chosen.includes(id)
  const isFull = !isChosen && chosen.length >= COMPARED_LIMIT
  return (
    <label className="saved-action" data-disabled={isFull || undefined}>
      <input
        type="checkbox"
        aria-label={m.lists_compare_choose({ title })}
        checked={isChosen}
        disabled={isFull}
        onChange={() =>
          onChoose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])
        }
      />
      {m.lists_compare()}
    </label>
  )
}
