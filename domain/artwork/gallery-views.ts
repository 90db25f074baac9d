/** A gallery's views of one place: cover, closer, from the window, ripples, another hour, botanical. */
export const VIEWS = [0, 1, 2, 3, 4, 5] as const
export type View = (typeof VIEWS)[number]
