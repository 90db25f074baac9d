/** What a member may permit a program to do for them, as OAuth scopes. */
export const PROGRAM_SCOPES = ['saved:read', 'saved:write', 'requests:read'] as const
export type ProgramScope = (typeof PROGRAM_SCOPES)[number]

export function isProgramScope(text: string): text is ProgramScope {
  return PROGRAM_SCOPES.some((scope) => scope === text)
}
