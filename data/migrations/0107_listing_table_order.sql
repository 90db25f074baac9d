-- The orders of the console's table; without them each page sorted the whole catalogue.
create index listings_by_update on listings (updated_at desc, id);
create index listings_by_title on listings (title, id);
