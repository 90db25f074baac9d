-- Changes of many listings in the background, and their undoing, like imports: the listings wait here until theirs is
-- stored.
create table bulk_runs (
  batch_id uuid primary key references listing_batches on delete cascade,
  task text not null check (task in ('apply', 'undo')),
  state text not null check (state in ('running', 'stopped', 'done')),
  -- Null once the account was deleted.
  author_id uuid references auth.users on delete set null,
  started_at timestamptz not null,
  rows integer not null,
  -- Listings that were changed or left.
  position integer not null default 0,
  counts jsonb not null
);
create index bulk_runs_author on bulk_runs (author_id) where author_id is not null;

create table bulk_run_rows (
  batch_id uuid not null references bulk_runs on delete cascade,
  n integer not null,
  listing_id text not null,
  -- Of the listing at the start: one that is changed before its turn is left as it is. Null for an undoing.
  updated_at timestamptz,
  primary key (batch_id, n)
);
