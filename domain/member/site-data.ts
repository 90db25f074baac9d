/** Stored data about no visitor: for docs/data-map.md only, in English. */
export type SiteData = {
  /** A table as `schema.table`, or a place outside the database. */
  name: string
  holds: string
  kept: string
  deletedBy: string
}

export const SITE_TABLES: readonly SiteData[] = [
  {
    name: 'public.listings',
    holds: 'the catalogue: places and providers',
    kept: 'until changed',
    deletedBy: 'import, admin',
  },
  {
    name: 'public.directory_entries',
    holds: 'imported categories, locations and amenities',
    kept: 'until changed',
    deletedBy: 'import',
  },
  {
    name: 'public.collections',
    holds: 'stories with their listings',
    kept: 'until changed',
    deletedBy: 'staff',
  },
  {
    name: 'public.site_settings',
    holds:
      'names of the site and the assistant, picture hosts, who reviewed the helplines, whether words of searches are stored',
    kept: 'until changed',
    deletedBy: 'admin',
  },
  {
    name: 'public.listing_changes',
    holds: 'numbers of changed listings',
    kept: '7 days',
    deletedBy: 'every hour',
  },
  {
    name: 'public.facts',
    holds: 'name of the catalogue, marks',
    kept: 'always',
    deletedBy: '',
  },
  {
    name: 'public.pictures',
    holds: "SHA-256 of addresses of listings' photos, their colour, failures to fetch",
    kept: 'until no listing has them',
    deletedBy: 'once a day, with a change of the catalogue',
  },
  {
    name: 'public.listing_photos',
    holds: 'photos of listings that staff uploaded, or their keys in the bucket',
    kept: 'while a version of their listing shows them',
    deletedBy: 'every hour, a day after the upload',
  },
  {
    name: 'public.catalogue_import_rows',
    holds: 'rows of files that staff import, as listings',
    kept: 'until they are imported, at most 7 days',
    deletedBy: 'the end of the import, every hour',
  },
  {
    name: 'public.bulk_run_rows',
    holds: 'ids of listings that a bulk change or its undoing has yet to write',
    kept: 'until the change has ended; of a stopped one until it goes on or is undone',
    deletedBy: 'the end of the change',
  },
  {
    name: 'public.search_rules',
    holds: 'rules of search: texts and concerns, with the listings that they move',
    kept: 'until changed',
    deletedBy: 'editors',
  },
  {
    name: 'public.idempotent_calls',
    holds: 'answers to writes of the API, as fields of listings',
    kept: '24 hours',
    deletedBy: 'the next such call',
  },
  {
    name: 'public.webhook_subscriptions',
    holds: 'addresses of programs that are notified, with sealed secrets',
    kept: 'until removed',
    deletedBy: 'admin',
  },
  {
    name: 'public.webhook_deliveries',
    holds: 'events for them, without anything about a visitor, and what became of each',
    kept: '30 days, longer while it waits',
    deletedBy: 'every hour',
  },
  {
    name: 'public.migrations',
    holds: 'which migrations ran',
    kept: 'always',
    deletedBy: '',
  },
  {
    name: 'auth.signing_keys',
    holds: 'sealed keys for tokens',
    kept: '90 days in use',
    deletedBy: 'every hour',
  },
  {
    name: 'auth.sso_providers',
    holds: 'single sign-on set-ups of organisations',
    kept: 'until removed',
    deletedBy: 'admin',
  },
  {
    name: 'auth.sso_domains',
    holds: 'domains of organisations',
    kept: 'with the set-up',
    deletedBy: 'admin',
  },
]

export const SITE_FILES: readonly SiteData[] = [
  {
    name: '`DATA_DIR/pictures`',
    holds: "copies of listings' photos, without metadata",
    kept: 'until they are among the least recently seen beyond `PICTURE_CACHE_MB`',
    deletedBy: 'the server',
  },
  {
    name: '`DATA_DIR`',
    holds: 'a snapshot of the search core (catalogue only)',
    kept: 'until replaced',
    deletedBy: 'the server',
  },
  {
    name: '`DATA_DIR/compiled`',
    holds:
      "the site's own code as Node has compiled it (`NODE_COMPILE_CACHE`; after `npm start`, `.cache/compiled`)",
    kept: 'until the code changes',
    deletedBy: 'anybody',
  },
]
