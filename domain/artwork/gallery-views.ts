/** A gallery's prints: cover, room, hands or people close by, table or gear, the way there, plants. */
export const VIEWS = [0, 1, 2, 3, 4, 5] as const
export type View = (typeof VIEWS)[number]
