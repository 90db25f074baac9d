-- What members keep here beyond their account; all of it goes when the account goes.
create table member_profiles (
  user_id uuid primary key references auth.users on delete cascade,
  home_area text not null default '',
  -- The account is removed after this moment, unless its owner takes that back.
  delete_after timestamptz,
  updated_at timestamptz not null
);
create index member_profiles_leaving on member_profiles (delete_after) where delete_after is not null;

create table member_photos (
  user_id uuid primary key references auth.users on delete cascade,
  webp bytea not null,
  updated_at timestamptz not null
);

create table saved_listings (
  user_id uuid not null references auth.users on delete cascade,
  -- Without a reference: what has left the catalogue is still shown as gone.
  listing_id text not null,
  saved_at timestamptz not null,
  note text not null default '',
  noted_at timestamptz,
  primary key (user_id, listing_id)
);
