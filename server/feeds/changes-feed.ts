import { readCatalogue } from '#data/catalogue/catalogue.ts'
import type { CatalogueMark } from '#data/catalogue/catalogue-mark.ts'
import { listChanges, readMark } from '#data/catalogue/changes.ts'
import type { Db } from '#data/db/db.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { toPublicListing } from '../api/find-listed.ts'

/** A line of the feed. The mark is the last line: a feed without it is incomplete. */
type FeedLine =
  | { op: 'save'; listing: ReturnType<typeof toPublicListing> }
  | { op: 'delete'; id: string }
  | { op: 'mark'; since: string }

const MARK = /^([0-9a-f-]{36})\.(\d{1,15})$/

/** Parses the mark of an earlier feed; null for any other text. */
export function readFeedMark(text: string): CatalogueMark | null {
  const [, catalogue, seq] = MARK.exec(text) ?? []
  return catalogue && seq ? { catalogue, seq: Number(seq) } : null
}

const writeFeedMark = ({ catalogue, seq }: CatalogueMark) => `${catalogue}.${seq}`

/** Every listing of the site, then the mark. */
export async function* wholeFeed(db: Db): AsyncGenerator<string> {
  // Read first: a change meanwhile is then sent again by the next feed instead of being missed.
  const mark = await readMark(db)
  for await (const listings of readCatalogue(db)) {
    yield listings.flatMap((each) => (each.listed ? [lineOf(saved(each))] : [])).join('')
  }
  yield lineOf({ op: 'mark', since: writeFeedMark(mark) })
}

/** The changes after a mark; null if they are no longer known and the whole feed must be read again. */
export async function changesFeed(
  db: Db,
  mark: CatalogueMark,
): Promise<AsyncGenerator<string> | null> {
  const first = await listChanges(db, mark)
  if (!first) return null
  return (async function* () {
    let { seq } = mark
    let changes: typeof first | null = first
    while (changes && changes.length > 0) {
      seq = Math.max(seq, ...changes.map((change) => change.seq))
      yield changes
        .map((change) => lineOf(change.op === 'delete' ? change : saved(change.listing)))
        .join('')
      changes = await listChanges(db, { ...mark, seq })
    }
    if (changes) yield lineOf({ op: 'mark', since: writeFeedMark({ ...mark, seq }) })
  })()
}

/** For readers a listing that is no longer listed is deleted. */
function saved(listing: Listing): FeedLine {
  return listing.listed
    ? { op: 'save', listing: toPublicListing(listing) }
    : { op: 'delete', id: listing.id }
}

function lineOf(line: FeedLine | { op: 'delete'; id: string; seq: number }): string {
  return `${JSON.stringify(line.op === 'delete' ? { op: line.op, id: line.id } : line)}\n`
}
