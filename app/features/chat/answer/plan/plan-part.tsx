import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import type { ChatPartOf } from '#domain/chat/chat.ts'
import type { PlanEdit } from '#domain/plan/plan-changes.ts'

const itinerary = lazy(async () => (await import('./itinerary.tsx')).Itinerary)
const NOTHING = () => {}

type PlanPartProps = {
  plan: ChatPartOf<'plan'>
  onEdit: (edit: PlanEdit, slot: number) => void
  onAsk: (words: string) => void
}

/** The plan of an answer. Without its code the answer's text still names the stay and the total. */
export function PlanPart(props: PlanPartProps) {
  const Itinerary = useLazy(itinerary, true, NOTHING)
  return Itinerary && <Itinerary {...props} />
}
