-- A decision is about the reports of a listing, or about an import with rejected rows.
alter table queue_decisions
  alter column listing_id drop not null,
  add column import_id uuid references catalogue_imports on delete cascade;
create index queue_decisions_import on queue_decisions (import_id) where import_id is not null;
