import { findNames, findNamesakes, findSlugs, type StoredName } from '#data/catalogue.ts'
import type { Db } from '#data/db.ts'
import { type CatalogueItem, slugOf } from '#domain/catalogue-item.ts'
import { isReservedSlug } from '#domain/reserved-slugs.ts'

/** The address of an item and what is stored of it, or why it can have none. */
export type Named = { slug: string; kept: StoredName | undefined } | { reason: string }

/**
 * Names the items of a batch, one after the other: each keeps the address it has, or has the one it asks
 * for, or a free one made of its title. No two listings answer to one name, be it an id or a slug.
 */
export async function createNaming(db: Db, items: readonly CatalogueItem[]) {
  const ids = items.map(({ id }) => id)
  const wanted = items.flatMap((item) => (item.slug ? [item.slug] : candidatesOf(item)))
  const stored = await findNames(db, [...ids, ...wanted])
  const owners = new Map(await findSlugs(db, [...wanted, ...ids]))
  const namesakes = new Map(await findNamesakes(db, ids))
  const known = new Set([...stored.keys(), ...ids])

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

  return (item: CatalogueItem): Named => {
    const kept = stored.get(item.id)
    const fault = kept ? null : idFault(item)
    if (fault !== null) return { reason: `id: ${fault}` }
    const asked = item.slug === undefined ? null : slugFault(item.slug, item)
    if (asked !== null) return { reason: `slug: ${asked}` }
    const own = kept && !isReservedSlug(kept.slug, item.contentType) ? kept.slug : undefined
    const slug =
      item.slug ?? own ?? candidatesOf(item).find((free) => slugFault(free, item) === null)
    if (!slug) return { reason: 'slug: no free address; give it one' }
    owners.set(slug, item.id)
    namesakes.set(item.id.toLowerCase(), item.id)
    return { slug, kept }
  }
}

const TRIES = 20

function candidatesOf({ title, id }: CatalogueItem): string[] {
  const plain = slugOf(title) || 'listing'
  const own = [plain, slugOf(id)].filter(Boolean).join('-').slice(0, 190).replace(/-+$/, '')
  return [plain, own, ...Array.from({ length: TRIES }, (_, index) => `${own}-${index + 2}`)]
}
