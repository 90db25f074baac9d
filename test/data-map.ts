import { SITE_FILES, SITE_TABLES, type SiteData } from '#domain/member/site-data.ts'
import { PLACE_LABELS, STORED_DATA } from '#domain/member/stored-data.ts'

const ASSISTANT = { assistant: 'the assistant' }

/** docs/data-map.md, generated from the list shown on the privacy page. */
export function dataMapPage(): string {
  const people = STORED_DATA.map((data) =>
    row([
      data.title(ASSISTANT),
      data.tables.map(code).join('<br>'),
      data.holds(ASSISTANT),
      data.why(ASSISTANT),
      data.places.map((place) => PLACE_LABELS[place]()).join('<br>'),
      data.kept(),
      data.deleted(),
    ]),
  )
  return [
    '# Data map',
    '',
    'What is stored, where, for how long, and how it is deleted. Generated from `domain/member/stored-data.ts` (also the',
    'source of `/privacy`) and `domain/member/site-data.ts` by `node_modules/.bin/node test/write-data-map.ts`;',
    '`test/data-map.test.ts` compares it with both and with the tables of the database.',
    '',
    '## About people',
    '',
    "Every table with a member's data also loses it with the account (`on delete cascade`), seven days after its owner",
    "asked for that, or when an administrator deletes it; `auth.audit_log` stays. Members' photos are in `PHOTO_BUCKET_URL`",
    'where that is set, counts of `auth.rate_limits` in `REDIS_URL`. `COUNTS=off` writes no daily counts. Mail waits in',
    'memory for at most 77 seconds, or as files in `MAIL_DIR`. Words of searches are stored only while an admin has turned',
    'that on at Site in the console; they and their keys are in no backup.',
    '',
    row(['What', 'Tables', 'Holds', 'Why', 'Where', 'How long', 'How it is deleted']),
    row(Array.from({ length: 7 }, () => '---')),
    ...people,
    '',
    '## About nobody',
    '',
    row(['Table or place', 'Holds', 'How long', 'Deleted by']),
    row(Array.from({ length: 4 }, () => '---')),
    ...SITE_TABLES.map((data) => siteRow({ ...data, name: code(data.name) })),
    ...SITE_FILES.map(siteRow),
    '',
  ].join('\n')
}

const code = (name: string) => `\`${name}\``
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const siteRow = ({ name, holds, kept, deletedBy }: SiteData) => row([name, holds, kept, deletedBy])
