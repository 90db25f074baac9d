/** A program that acts for the member; `since` is an ISO time. */
export type Program = { id: string; name: string; since: string }

/** Parses the response of /user/oauth/grants. */
export function readPrograms(response: unknown): Program[] {
  return Array.isArray(response) ? response.flatMap(toProgram) : []
}

function toProgram(grant: unknown): Program[] {
  if (typeof grant !== 'object' || grant === null) return []
  const { client, granted_at: since }: { client?: unknown; granted_at?: unknown } = grant
  if (typeof client !== 'object' || client === null || typeof since !== 'string') return []
  const { id, name }: { id?: unknown; name?: unknown } = client
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name, since }] : []
}
