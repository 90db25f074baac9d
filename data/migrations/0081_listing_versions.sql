-- Every state of a listing that was published or edited in the console, in the format of the catalogue's export.
-- Without a reference to the listing, whose history outlives it.
create table listing_versions (
  listing_id text not null,
  version integer not null check (version > 0),
  at timestamptz not null,
  -- Null for a state that an import wrote, and for an author whose account was deleted.
  author_id uuid references auth.users on delete set null,
  kind text not null check (kind in ('imported', 'edited', 'published', 'withdrawn', 'restored')),
  item jsonb not null,
  primary key (listing_id, version)
);
create index listing_versions_author on listing_versions (author_id) where author_id is not null;
