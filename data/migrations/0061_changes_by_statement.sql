-- Changes are noted once a statement: a trigger for each row took a tenth of the time of an import.
create function record_listing_changes() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'INSERT' then
      insert into listing_changes (listing_id, op) select id, 'save' from written;
    elsif tg_op = 'DELETE' then
      insert into listing_changes (listing_id, op) select id, 'delete' from replaced;
    else
      insert into listing_changes (listing_id, op)
        select id, 'delete' from replaced where not exists (select from written where written.id = replaced.id);
      insert into listing_changes (listing_id, op)
        select id, 'save' from written
        where not exists (select from replaced where replaced.id = written.id and replaced is not distinct from written);
    end if;
    -- What an update gave another id is saved under it, so that the last insert tells for both.
    if found then
      -- Equal messages of one transaction are sent once, when it commits.
      perform pg_notify('listing_changes', '');
    end if;
    return null;
  end
  $$;

drop trigger listings_added on listings;
drop trigger listings_changed on listings;
drop trigger listings_removed on listings;
drop function record_listing_change();

create trigger listings_added after insert on listings
  referencing new table as written
  for each statement execute function record_listing_changes();
create trigger listings_changed after update on listings
  referencing old table as replaced new table as written
  for each statement execute function record_listing_changes();
create trigger listings_removed after delete on listings
  referencing old table as replaced
  for each statement execute function record_listing_changes();
