-- What is known of photos at addresses that listings carry; the photos themselves are files.
create table pictures (
  -- SHA-256 of the address.
  id text primary key,
  -- "#rrggbb", once it was fetched.
  colour text,
  failures integer not null default 0,
  -- Not fetched again before.
  retry_at timestamptz
);
