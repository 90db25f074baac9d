-- contract: 0081 the two checks are only widened: what the version before this one writes still passes them.
alter table staff_audit_log drop constraint staff_audit_log_origin_check;
alter table staff_audit_log add constraint staff_audit_log_origin_check
  check (origin in ('console', 'command', 'api'));
alter table listing_versions drop constraint listing_versions_kind_check;
alter table listing_versions add constraint listing_versions_kind_check
  check (kind in ('created', 'imported', 'edited', 'published', 'withdrawn', 'restored', 'erased'));

-- The key of a program; the author is null then. Without a reference, as for accounts in the log.
alter table staff_audit_log add column key_id uuid;
alter table listing_versions add column key_id uuid;

-- Answers to writes with an Idempotency-Key, so that a repeated one is not done twice.
create table idempotent_calls (
  key_id uuid not null references api_keys on delete cascade,
  idempotency_key text not null,
  -- Of method, path, precondition and body.
  request_hash text not null,
  -- Null only within the transaction of the call.
  answer jsonb,
  created_at timestamptz not null,
  primary key (key_id, idempotency_key)
);
create index idempotent_calls_created_at on idempotent_calls (created_at);
