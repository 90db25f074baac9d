-- Why the last try failed, as the code of the transport and without an address; null while a try is under way.
alter table auth.waiting_letters
  add column failure text,
  -- A permanent failure: not tried again by itself, and deleted when it expires.
  add column failed_at timestamptz;
alter table booking_mails add column failure text;
