/** What of the question a listing meets, by its id: one quiet line below the facts of its card. */
export type Notes = Readonly<Record<string, string>>
export const NO_NOTES: Notes = {}
