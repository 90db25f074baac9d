-- Keys for programs, made in the console. Only hashes are stored.
create table api_keys (
  id uuid primary key,
  name text not null,
  -- The first characters of the key, by which people recognise it.
  prefix text not null,
  key_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  per_minute integer not null check (per_minute > 0),
  -- Null when the account was deleted; the key goes on.
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null,
  -- Exact to a minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_created_by on api_keys (created_by) where created_by is not null;
