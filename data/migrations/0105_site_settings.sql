-- Settings of the site that an admin saved in the console; what the environment sets takes precedence.
create table site_settings (
  name text primary key,
  value jsonb not null
);
-- Servers follow listing_changes; no listing has an empty id.
create trigger site_settings_ordered before insert or update or delete on site_settings
  for each statement execute function order_listing_changes();
create trigger site_settings_changed after insert or update or delete on site_settings
  for each row execute function record_directory_change();
