-- Named filters, order and columns of the console's table, each of one member of staff.
create table listing_views (
  id uuid primary key,
  owner_id uuid not null references auth.users on delete cascade,
  name text not null,
  query text not null,
  created_at timestamptz not null
);
create index listing_views_owner on listing_views (owner_id, created_at);
