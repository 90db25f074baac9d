-- Rules of whoever runs the site for the results of a query or a concern.
create table search_rules (
  id uuid primary key,
  -- One of the two: the text of the searches, or the concern.
  words text not null,
  concern text,
  synonym text not null,
  listings jsonb not null,
  starts_on date,
  ends_on date,
  published boolean not null,
  created_at timestamptz not null,
  check ((concern is null) = (words <> ''))
);
create index search_rules_created_at on search_rules (created_at);
-- Servers follow listing_changes; no listing has an empty id.
create trigger search_rules_ordered before insert or update or delete on search_rules
  for each statement execute function order_listing_changes();
create trigger search_rules_changed after insert or update or delete on search_rules
  for each row execute function record_directory_change();
