-- Changes of many listings at once, undone as one.
create table listing_batches (
  id uuid primary key,
  at timestamptz not null,
  -- Null once the account was deleted.
  author_id uuid references auth.users on delete set null,
  change jsonb not null,
  listings integer not null check (listings > 0),
  undone_at timestamptz
);
create index listing_batches_at on listing_batches (at);
create index listing_batches_author on listing_batches (author_id) where author_id is not null;

-- The batch that made a version; null for a change of one listing.
alter table listing_versions add column batch_id uuid references listing_batches on delete set null;
create index listing_versions_batch on listing_versions (batch_id) where batch_id is not null;
