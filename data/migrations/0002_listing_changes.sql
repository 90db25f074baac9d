-- What happened to listings, for whoever keeps something derived from them.
create table listing_changes (
  seq bigserial primary key,
  listing_id text not null,
  op text not null check (op in ('save', 'delete')),
  at timestamptz not null default now()
);
create index listing_changes_by_age on listing_changes (at);

-- Numbers must be committed in their order: whoever has read up to n never looks below n again. So one
-- transaction at a time changes listings; the lock is held until its changes can be seen.
create function order_listing_changes() returns trigger
  language plpgsql
  as $$
  begin
    perform pg_advisory_xact_lock(7326002);
    return null;
  end
  $$;

create function record_listing_change() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.id <> new.id) then
      insert into listing_changes (listing_id, op) values (old.id, 'delete');
    end if;
    if tg_op <> 'DELETE' then
      insert into listing_changes (listing_id, op) values (new.id, 'save');
    end if;
    -- Equal messages of one transaction are sent once, when it commits.
    perform pg_notify('listing_changes', '');
    return null;
  end
  $$;

create trigger listings_changes_ordered before insert or update or delete on listings
  for each statement execute function order_listing_changes();
create trigger listings_added after insert on listings
  for each row execute function record_listing_change();
create trigger listings_changed after update on listings
  for each row when (old.* is distinct from new.*) execute function record_listing_change();
create trigger listings_removed after delete on listings
  for each row execute function record_listing_change();

-- Tells this catalogue from another one whose numbers look alike, such as a restored copy.
insert into facts (name, value) values ('catalogue', gen_random_uuid()::text);
