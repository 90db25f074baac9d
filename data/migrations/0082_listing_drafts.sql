-- Listings are created and erased in the console too. The last state of an erased one is its last version.
-- contract: 0081, whose rule is replaced by one that permits all it did.
alter table listing_versions drop constraint listing_versions_kind_check;
alter table listing_versions add constraint listing_versions_kind_check
  check (kind in ('created', 'imported', 'edited', 'published', 'withdrawn', 'restored', 'erased'));
