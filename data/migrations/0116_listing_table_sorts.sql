-- Further orders of the console's table, each read with its filters from the index alone, and the few listings that are
-- not public.
drop index listings_by_title;
create index listings_by_title on listings (title, id) include (content_type, listed);
create index listings_by_kind on listings (content_type, title, id) include (listed);
create index listings_by_amount on listings (amount_minor nulls first, id) include (content_type, listed);
create index listings_by_rating on listings (rating nulls first, review_count, id) include (content_type, listed);
create index listings_unlisted on listings (title, id) where not listed;
