-- Fields of specification section 3 that cards show as the provider wrote them.
alter table listings
  add column price_text text,
  add column format text,
  add column date_text text;
