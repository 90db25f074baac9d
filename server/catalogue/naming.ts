import { findNamed, findNamesakes, type StoredName } from '#data/catalogue/catalogue.ts'
import type { Db } from '#data/db/db.ts'
import { type CatalogueItem, slugOf } from '#domain/import/catalogue-item.ts'
import { isReservedSlug } from '#domain/import/reserved-slugs.ts'

/** The slug of an item and its stored name, or the reason why it gets none. */
export type Named = { slug: string; stored: StoredName | undefined } | { reason: string }

/**
 * Assigns slugs to the items of a batch in order: the requested one, else the current one, else a free one
 * derived from the title. Ids and slugs are unique together.
 */
export async function createNaming(db: Db, items: readonly CatalogueItem[]) {
  const ids = items.map(({ id }) => id)
  const namesakes = new Map(await findNamesakes(db, ids))
  const known = new Set(ids)
  const stored = new Map<string, StoredName>()
  const owners = new Map<string, string>()
  async function load(names: readonly string[]): Promise<void> {
    for (const name of await findNamed(db, names)) {
      stored.set(name.id, name)
      known.add(name.id)
      if (!owners.has(name.slug)) owners.set(name.slug, name.id)
    }
  }
  await load([...ids, ...items.flatMap((item) => item.slug ?? candidatesOf(item))])

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
    await load(numbered)
    return numbered.find(isFree)
  }

  return async (item: CatalogueItem): Promise<Named> => {
    const existing = stored.get(item.id)
    const fault = existing ? null : idFault(item)
    if (fault !== null) return { reason: `id: ${fault}` }
    const slugProblem = item.slug === undefined ? null : slugFault(item.slug, item)
    if (slugProblem !== null) return { reason: `slug: ${slugProblem}` }
    const currentSlug =
      existing && !isReservedSlug(existing.slug, item.contentType) ? existing.slug : undefined
    const slug = item.slug ?? currentSlug ?? (await freeSlug(item))
    if (!slug) return { reason: 'slug: no free address; give it one' }
    owners.set(slug, item.id)
    namesakes.set(item.id.toLowerCase(), item.id)
    return { slug, stored: existing }
  }
}

const TRIES = 20

/** A slug of the title, and one with the id appended, which is unique. */
function candidatesOf({ title, id }: CatalogueItem): [string, string] {
  const plain = slugOf(title) || 'listing'
  return [plain, [plain, slugOf(id)].filter(Boolean).join('-').slice(0, 190).replace(/-+$/, '')]
}

/** For ids with the same slug. */
function numberedOf(item: CatalogueItem): string[] {
  const [, currentSlug] = candidatesOf(item)
  return Array.from({ length: TRIES }, (_, index) => `${currentSlug}-${index + 2}`)
}
