-- Photos of listings that staff uploaded: in the row, or in the bucket of members' photos.
create table listing_photos (
  id uuid primary key,
  -- Without a reference: versions of an erased listing still show its photos.
  listing_id text not null,
  webp bytea,
  object_key text unique,
  created_at timestamptz not null,
  check ((webp is null) <> (object_key is null))
);
create index listing_photos_created_at on listing_photos (created_at);
create trigger listing_photo_object_gone after delete or update of object_key on listing_photos
  for each row execute function remember_photo_object();
