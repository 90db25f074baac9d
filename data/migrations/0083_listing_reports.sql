-- What staff decided about entries of the console's queue; an undone decision is deleted.
create table queue_decisions (
  id uuid primary key,
  listing_id text not null,
  kind text not null check (kind in ('dismissed', 'resolved', 'withdrawn')),
  -- The reason, for other staff.
  note text not null,
  at timestamptz not null,
  -- Null once the account was deleted.
  decided_by uuid references auth.users on delete set null,
  -- The version that withdrew the listing.
  version integer
);
create index queue_decisions_at on queue_decisions (at);
create index queue_decisions_decided_by on queue_decisions (decided_by) where decided_by is not null;

-- What visitors report about listings: no account and no address.
create table listing_reports (
  id uuid primary key,
  listing_id text not null,
  reason text not null check (reason in ('wrong', 'closed', 'unsafe', 'offensive')),
  words text not null,
  at timestamptz not null,
  -- Null while the report waits for a decision.
  decision_id uuid references queue_decisions on delete set null
);
create index listing_reports_open on listing_reports (listing_id) where decision_id is null;
create index listing_reports_decision on listing_reports (decision_id) where decision_id is not null;
