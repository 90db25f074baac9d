-- Ids that differ only by case are told apart by no address; the import asks for them.
create index listings_folded_id on listings (lower(id));
