-- Passkeys sign in by themselves; the keys of mfa_factors are a second step.
create table auth.passkeys (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  credential_id text not null unique,
  credential jsonb not null,
  friendly_name text not null default '',
  last_used_at timestamptz,
  created_at timestamptz not null
);
create index passkeys_user on auth.passkeys (user_id);

create table auth.passkey_challenges (
  id uuid primary key,
  -- Who adds a passkey; null for somebody who signs in.
  user_id uuid references auth.users on delete cascade,
  challenge text not null,
  created_at timestamptz not null
);
create index passkey_challenges_user on auth.passkey_challenges (user_id);
create index passkey_challenges_created on auth.passkey_challenges (created_at);
