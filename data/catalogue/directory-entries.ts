import { asc, sql } from 'drizzle-orm'
import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import { entrySlug } from '#domain/listing/directory-entry.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Db } from '../db/db.ts'
import { directoryEntries } from '../db/schema.ts'
import { findListing, type Saved } from './listings.ts'

/** Every imported category, location and amenity, by kind and slug. */
export async function listDirectoryEntries(db: Db): Promise<DirectoryEntry[]> {
  const { entity, slug, entry } = directoryEntries
  const rows = await db.select({ entry }).from(directoryEntries).orderBy(asc(entity), asc(slug))
  return rows.map((row) => row.entry)
}

/** Adds or replaces entries by kind and slug, which must be unique in the batch. */
export async function saveDirectoryEntries(
  db: Db,
  entries: readonly DirectoryEntry[],
): Promise<Saved> {
  if (entries.length === 0) return { added: 0, changed: 0, unchanged: 0 }
  const written = await db
    .insert(directoryEntries)
    .values(entries.map((entry) => ({ entity: entry.entity, slug: entrySlug(entry), entry })))
    .onConflictDoUpdate({
      target: [directoryEntries.entity, directoryEntries.slug],
      set: { entry: sql`excluded.entry` },
      setWhere: sql`${directoryEntries.entry} is distinct from excluded.entry`,
    })
    // PostgreSQL sets xmax on replaced rows; it is 0 for new ones.
    .returning({ isNew: sql<boolean>`(xmax = 0)` })
  const added = written.filter(({ isNew }) => isNew).length
  return { added, changed: written.length - added, unchanged: entries.length - written.length }
}

const PICTURED = /^directory-(category|escape-category|experience-category|location)-(.+)$/

/** The owner of photos by name: a listing by slug, or an entry ("directory-location-bali"). */
export async function findPictured(
  db: Db,
  name: string,
): Promise<Pick<Listing, 'slug' | 'thumbnail' | 'images' | 'host'> | null> {
  const listing = await findListing(db, name)
  if (listing) return listing
  const [, entity, slug] = PICTURED.exec(name) ?? []
  if (!entity) return null
  const entry = (await listDirectoryEntries(db)).find(
    (known) => known.entity === entity && entrySlug(known) === slug,
  )
  const image = entry && 'image' in entry ? entry.image : undefined
  return image ? { slug: name, thumbnail: image, images: [], host: null } : null
}
