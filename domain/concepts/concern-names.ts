/** Specification section 2, Heal: "Target Your Wellness" and "Recovery Paths". */
export const CONCERNS = ['sleep', 'stress', 'energy', 'focus', 'digestion', 'immunity'] as const
export const RECOVERY_PATHS = ['mind', 'body', 'spirit', 'sleep', 'nutrition', 'movement'] as const
export type Concern = (typeof CONCERNS)[number] | (typeof RECOVERY_PATHS)[number]
/** All of them, each once. */
export const CONCERN_NAMES = [...new Set<Concern>([...CONCERNS, ...RECOVERY_PATHS])]
