-- Fields of specification section 3 that cards show as the provider wrote them.
alter table listings
  add column price_text text,
  add column format text,
  add column date_text text;

-- Categories, locations and amenities as an import describes them, in the specification's own shape.
create table directory_entries (
  entity text not null check (entity in ('category', 'escape-category', 'experience-category', 'location', 'amenity')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  entry jsonb not null,
  primary key (entity, slug)
);

-- Caches of the catalogue follow listing_changes; no listing has an empty id.
create function record_directory_change() returns trigger
  language plpgsql
  as $$
  begin
    insert into listing_changes (listing_id, op) values ('', 'save');
    perform pg_notify('listing_changes', '');
    return null;
  end
  $$;
create trigger directory_entries_ordered before insert or update or delete on directory_entries
  for each statement execute function order_listing_changes();
create trigger directory_entries_changed after insert or update or delete on directory_entries
  for each row execute function record_directory_change();
