/** What of the question a listing meets, by its id. */
export type Notes = Readonly<Record<string, string>>
export const NO_NOTES: Notes = {}

/** One quiet line below the facts of a card. */
export function ResultNote({ note }: { note: string | undefined }) {
  return note && <p className="listing-card-note">{note}</p>
}
