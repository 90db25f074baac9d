-- Accounts live in a schema of their own, so that they can be granted, dumped and purged apart.
create schema if not exists auth;

create table auth.users (
  id uuid primary key,
  email text check (email = lower(email) and email <> ''),
  phone text check (phone <> ''),
  password_hash text,
  role text not null default 'authenticated',
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  is_sso boolean not null default false,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  new_email text check (new_email = lower(new_email) and new_email <> ''),
  -- Of an address change that both addresses must agree to, the first half is done.
  email_change_half boolean not null default false,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Accounts of a single sign-on provider may share an address with others.
create unique index users_email on auth.users (email) where not is_sso;
create unique index users_phone on auth.users (phone) where not is_sso;
create index users_newest on auth.users (created_at desc, id);

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'webauthn')),
  status text not null check (status in ('unverified', 'verified')),
  friendly_name text,
  -- Sealed; see auth/sealed.ts.
  secret text,
  -- The step of the last code that was accepted: no code is good twice.
  last_step bigint,
  credential jsonb,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create index mfa_factors_user on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip text not null,
  webauthn_challenge text,
  created_at timestamptz not null
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index mfa_challenges_created on auth.mfa_challenges (created_at);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null check (aal in ('aal1', 'aal2')),
  -- How the user proved who they are: [{"method", "timestamp", "provider"?}], newest first.
  amr jsonb not null,
  factor_id uuid references auth.mfa_factors on delete set null,
  refresh_salt text not null,
  refresh_counter integer not null default 0,
  -- Refresh tokens below this number are never answered with the active one.
  refresh_floor integer not null default 0,
  refreshed_at timestamptz,
  not_after timestamptz,
  user_agent text,
  ip text,
  created_at timestamptz not null
);
create index sessions_user on auth.sessions (user_id);
create index sessions_factor on auth.sessions (factor_id);

create table auth.flow_states (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  -- A keyed hash; the code itself is only in the redirect.
  auth_code_hash text unique,
  code_challenge text,
  authentication_method text not null,
  provider text,
  redirect_to text not null,
  linking_user_id uuid references auth.users on delete cascade,
  -- What the exchange with the provider needs, and the tokens it gave; sealed.
  provider_secrets text,
  -- When the provider has answered or the link was opened.
  completed_at timestamptz,
  created_at timestamptz not null
);
create index flow_states_user on auth.flow_states (user_id);
create index flow_states_created on auth.flow_states (created_at);

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in
    ('confirmation', 'magiclink', 'recovery', 'invite', 'email_change_current', 'email_change_new', 'reauthentication')),
  token_hash text not null,
  relates_to text not null,
  flow_state_id uuid references auth.flow_states on delete cascade,
  created_at timestamptz not null,
  unique (user_id, kind)
);
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);
create index one_time_tokens_created on auth.one_time_tokens (created_at);

create table auth.audit_log (
  id bigint generated always as identity primary key,
  -- Without a reference: what happened outlives the account.
  user_id uuid,
  actor_id uuid,
  action text not null,
  ip text,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index audit_log_user on auth.audit_log (user_id, created_at desc);
create index audit_log_created on auth.audit_log (created_at);

-- Keys that sign access tokens; private parts sealed with the root secret.
create table auth.signing_keys (
  kid text primary key,
  private_jwk text not null,
  created_at timestamptz not null
);

create table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table auth.sso_providers (
  id uuid primary key,
  resource_id text unique,
  entity_id text not null unique,
  metadata_xml text not null,
  metadata_url text,
  attribute_mapping jsonb not null default '{}',
  name_id_format text,
  disabled boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table auth.sso_domains (
  domain text primary key check (domain = lower(domain)),
  sso_provider_id uuid not null references auth.sso_providers on delete cascade
);
create index sso_domains_provider on auth.sso_domains (sso_provider_id);

create table auth.saml_relay_states (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  request_id text not null,
  flow_state_id uuid references auth.flow_states on delete cascade,
  redirect_to text not null,
  created_at timestamptz not null
);

-- Assertions that were accepted: none is good twice.
create table auth.saml_assertions (
  id text primary key,
  expires_at timestamptz not null
);
