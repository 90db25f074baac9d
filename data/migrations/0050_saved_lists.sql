-- Named lists of what a member has saved; an item may be in several.
create table saved_lists (
  user_id uuid not null references auth.users on delete cascade,
  -- Made by the browser that made the list, so unlike those of this member only.
  id text not null,
  name text not null,
  made_at timestamptz not null,
  named_at timestamptz not null,
  primary key (user_id, id)
);

create table saved_list_entries (
  user_id uuid not null,
  list_id text not null,
  listing_id text not null,
  primary key (user_id, list_id, listing_id),
  foreign key (user_id, list_id) references saved_lists on delete cascade,
  foreign key (user_id, listing_id) references saved_listings on delete cascade
);
create index saved_list_entries_listing on saved_list_entries (user_id, listing_id);

-- What was taken away, and when: a device that was offline must not bring it back.
create table saved_removals (
  user_id uuid not null references auth.users on delete cascade,
  -- "item <id>", "list <id>" or "entry <list> <id>"
  name text not null,
  removed_at timestamptz not null,
  -- The list of the same name that a list has become.
  joined text,
  primary key (user_id, name)
);

-- What stays known of a listing that leaves the catalogue.
alter table saved_listings add column kept jsonb;
update saved_listings set kept = jsonb_build_object(
    'title', l.title, 'contentType', l.content_type, 'type', l.type, 'tags', to_jsonb(l.tags))
  from listings l where l.id = saved_listings.listing_id;

-- One link for everything, one for each list; '' is everything.
alter table saved_shares add column list_id text not null default '';
alter table saved_shares drop constraint saved_shares_pkey;
alter table saved_shares add primary key (user_id, list_id);
