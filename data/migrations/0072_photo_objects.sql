-- A photo is in its row, or in a bucket under a key that says nothing of its owner.
alter table member_photos alter column webp drop not null;
alter table member_photos add column object_key text unique;
-- contract: nothing; writers of the version before give a photo and no key, as the rule asks.
alter table member_photos add check ((webp is null) <> (object_key is null));

-- Objects that no photo points to any more, or that are just being written: to be removed from the bucket.
create table photo_removals (
  object_key text primary key,
  remove_after timestamptz not null
);

-- However a photo goes, by its owner or with the account, its object is remembered for removal.
-- In milliseconds, as whoever removes them tells the time: in the same one it is due.
create function remember_photo_object() returns trigger language plpgsql as $$
begin
  if old.object_key is not null and (tg_op = 'DELETE' or new.object_key is distinct from old.object_key) then
    insert into photo_removals (object_key, remove_after) values (old.object_key, date_trunc('milliseconds', now()))
    on conflict (object_key) do update set remove_after = excluded.remove_after;
  end if;
  return null;
end $$;
create trigger photo_object_gone after delete or update of object_key on member_photos
  for each row execute function remember_photo_object();
