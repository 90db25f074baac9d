import { findNamed, findNamesakes, type StoredName } from '#data/catalogue/catalogue.ts'
import type { Db } from '#data/db/db.ts'
import { type CatalogueItem, slugOf } from '#domain/import/catalogue-item.ts'
import { isReservedSlug } from '#domain/import/reserved-slugs.ts'

/** The address of an item and what is stored of it, or why it can have none. */
export type Named = { slug: string; kept: StoredName | undefined } | { reason: string }

/**
 * Names the items of a batch, one after the other: each keeps the address it has, or has the one it asks
 * for, or a free one made of its title. No two listings answer to one name, be it an id or a slug.
 */
export async function createNaming(db: Db, items: readonly CatalogueItem[]) {
  const ids = items.map(({ id }) => id)
  const namesakes = new Map(await findNamesakes(db, ids))
  const known = new Set(ids)
  const stored = new Map<string, StoredName>()
  const owners = new Map<string, string>()
  async function look(names: readonly string[]): Promise<void> {
    for (const name of await findNamed(db, names)) {
      stored.set(name.id, name)
      known.add(name.id)
      if (!owners.has(name.slug)) owners.set(name.slug, name.id)
    }
  }
  await look([...ids, ...items.flatMap((item) => item.slug ?? candidatesOf(item))])

  function idFault({ id }: CatalogueItem): string | null {
    const owner = owners.get(id)
    if (owner !== undefined && owner !== id) return `${id} is the address of ${owner}`
    const namesake = namesakes.get(id.toLowerCase())
    return namesake === undefined || namesake === id ? null : `${namesake} differs only by case`
  }

  function slugFault(slug: string, { id, contentType }: CatalogueItem): string | null {
    if (isReservedSlug(slug, contentType)) return `${slug} is a word of the site's own addresses`
    const owner = owners.get(slug) ?? id
    if (owner !== id) return `${slug} is the address of ${owner}`
    return slug !== id && known.has(slug) ? `${slug} is the id of another listing` : null
  }

  async function freeSlug(item: CatalogueItem): Promise<string | undefined> {
    const isFree = (slug: string) => slugFault(slug, item) === null
    const usual = candidatesOf(item).find(isFree)
    if (usual) return usual
    const numbered = numberedOf(item)
    await look(numbered)
    return numbered.find(isFree)
  }

  return async (item: CatalogueItem): Promise<Named> => {
    const kept = stored.get(item.id)
    const fault = kept ? null : idFault(item)
    if (fault !== null) return { reason: `id: ${fault}` }
    const asked = item.slug === undefined ? null : slugFault(item.slug, item)
    if (asked !== null) return { reason: `slug: ${asked}` }
    const own = kept && !isReservedSlug(kept.slug, item.contentType) ? kept.slug : undefined
    const slug = item.slug ?? own ?? (await freeSlug(item))
    if (!slug) return { reason: 'slug: no free address; give it one' }
    owners.set(slug, item.id)
    namesakes.set(item.id.toLowerCase(), item.id)
    return { slug, kept }
  }
}

const TRIES = 20

/** A title as an address, and the same with the id, which nobody else has. */
function candidatesOf({ title, id }: CatalogueItem): [string, string] {
  const plain = slugOf(title) || 'listing'
  return [plain, [plain, slugOf(id)].filter(Boolean).join('-').slice(0, 190).replace(/-+$/, '')]
}

/** For ids that are alike as addresses. */
function numberedOf(item: CatalogueItem): string[] {
  const [, own] = candidatesOf(item)
  return Array.from({ length: TRIES }, (_, index) => `${own}-${index + 2}`)
}
