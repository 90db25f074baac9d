-- Files that staff import into the catalogue. The rows wait here between reading a file and storing its listings.
create table catalogue_imports (
  id uuid primary key,
  created_at timestamptz not null,
  -- Null once the account was deleted.
  author_id uuid references auth.users on delete set null,
  -- Name of the file.
  name text not null,
  columns jsonb not null,
  rows integer not null,
  state text not null check (state in ('reading', 'read', 'running', 'stopped', 'done')),
  -- Which column becomes which field, and the defaults; null until it was checked.
  settings jsonb,
  -- Rows that were stored or rejected.
  position integer not null default 0,
  counts jsonb not null,
  batch_id uuid references listing_batches on delete set null
);
create index catalogue_imports_created_at on catalogue_imports (created_at);
create index catalogue_imports_author on catalogue_imports (author_id) where author_id is not null;
create index catalogue_imports_batch on catalogue_imports (batch_id) where batch_id is not null;

create table catalogue_import_rows (
  import_id uuid not null references catalogue_imports on delete cascade,
  n integer not null,
  line integer not null,
  -- By column; null for a row that could not be read.
  record jsonb,
  primary key (import_id, n)
);
