-- The number of listings of a kind or in a state is read from the index alone.
drop index listings_by_update;
create index listings_by_update on listings (updated_at desc, id) include (content_type, listed);
