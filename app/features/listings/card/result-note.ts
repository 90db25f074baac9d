/** The parts of the need that each listing matches, by id: one line below the facts of its card. */
export type Notes = Readonly<Record<string, string>>
export const NO_NOTES: Notes = {}
