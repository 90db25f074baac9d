-- Programs that act for a member (OAuth): what they registered, open requests, and what members permitted.
create table auth.oauth_clients (
  id uuid primary key,
  name text not null,
  redirect_uris text[] not null check (cardinality(redirect_uris) > 0),
  created_at timestamptz not null
);
create table auth.oauth_authorizations (
  id uuid primary key,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  -- Null until a member permits it, as is the hash of the code.
  user_id uuid references auth.users on delete cascade,
  redirect_uri text not null,
  scopes text[] not null,
  state text,
  code_challenge text not null,
  code_hash text unique,
  permitted_at timestamptz,
  created_at timestamptz not null
);
create index oauth_authorizations_client on auth.oauth_authorizations (client_id);
create index oauth_authorizations_user on auth.oauth_authorizations (user_id) where user_id is not null;
create table auth.oauth_grants (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  client_id uuid not null references auth.oauth_clients on delete cascade,
  scopes text[] not null,
  -- With a key of the server it gives the refresh tokens; none of them is stored.
  refresh_salt text not null,
  refresh_counter integer not null,
  refreshed_at timestamptz not null,
  created_at timestamptz not null
);
create index oauth_grants_user on auth.oauth_grants (user_id);
create index oauth_grants_client on auth.oauth_grants (client_id);
