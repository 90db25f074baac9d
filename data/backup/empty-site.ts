import type { PoolClient } from 'pg'

/** Whether nobody but one account has used the site: no other account, no request, no listing but untouched samples. */
export async function isEmptySite(client: PoolClient, userId: string): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from auth.users where id <> $1)
      or exists (select from booking_requests)
      or exists (select from listing_versions)
      or exists (select from listings where not sample) as used`,
    [userId],
  )
  return rows[0]?.used === false
}
