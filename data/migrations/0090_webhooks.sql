-- Programs that are notified of changes, by a call to their address.
create table webhook_subscriptions (
  id uuid primary key,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Encrypted, no hash: it signs every call.
  sealed_secret text not null,
  -- The one before a rotation, which signs too until then.
  previous_secret text,
  previous_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  -- The receiver did by answering 410.
  disabled_by text check (disabled_by in ('staff', 'receiver'))
);

-- Events to deliver, written in the transaction of their cause, and a log of what was delivered.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity,
  subscription_id uuid not null references webhook_subscriptions on delete cascade,
  event text not null,
  -- A listing, a request or an import; its events are delivered in the order of seq.
  subject text not null,
  data jsonb not null,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  due_at timestamptz not null,
  -- Of the last try: its time, and the status of the response or the reason why there was none.
  tried_at timestamptz,
  status integer,
  fault text
);
create index webhook_deliveries_due on webhook_deliveries (subscription_id, due_at, seq) where state = 'waiting';
create index webhook_deliveries_order on webhook_deliveries (subscription_id, subject, seq) where state = 'waiting';
create index webhook_deliveries_log on webhook_deliveries (subscription_id, seq desc);
create index webhook_deliveries_age on webhook_deliveries (at);

-- Every way of writing listings is covered: console, API, bulk changes, imports. Drafts are not public, so what happens
-- to one is no event. The subscription is locked, so that removing it meanwhile does not fail the change.
create function queue_listing_webhooks() returns trigger
  language plpgsql
  as $$
  declare
    -- Not now(): a transaction that began first may write last.
    at timestamptz := clock_timestamp();
  begin
    if not exists (select from webhook_subscriptions where disabled_at is null) then
      return null;
    end if;
    if tg_op = 'INSERT' then
      insert into webhook_deliveries (subscription_id, event, subject, data, at, due_at)
        select s.id, 'listing.published', 'listing ' || w.id, webhook_listing(w.id, w.content_type, w.slug), at, at
        from written w, webhook_subscriptions s
        where w.listed and s.disabled_at is null and 'listing.published' = any (s.events)
        for key share of s;
    elsif tg_op = 'DELETE' then
      insert into webhook_deliveries (subscription_id, event, subject, data, at, due_at)
        select s.id, 'listing.erased', 'listing ' || r.id, webhook_listing(r.id, r.content_type, r.slug), at, at
        from replaced r, webhook_subscriptions s
        where s.disabled_at is null and 'listing.erased' = any (s.events)
          and (r.listed
            or not exists (select from listing_versions v where v.listing_id = r.id and v.kind = 'created')
            or exists (select from listing_versions v where v.listing_id = r.id
              and v.kind in ('imported', 'published', 'withdrawn')))
        for key share of s;
    else
      insert into webhook_deliveries (subscription_id, event, subject, data, at, due_at)
        select s.id, c.event, 'listing ' || c.id, webhook_listing(c.id, c.content_type, c.slug), at, at
        from (
          select w.id, w.content_type, w.slug,
            case when not r.listed then 'listing.published' when w.listed then 'listing.changed'
              else 'listing.withdrawn' end as event
          from written w join replaced r using (id)
          where (w.listed or r.listed) and r is distinct from w
        ) c, webhook_subscriptions s
        where s.disabled_at is null and c.event = any (s.events)
        for key share of s;
    end if;
    return null;
  end
  $$;

create function webhook_listing(id text, content_type text, slug text) returns jsonb
  language sql immutable
  return jsonb_build_object('listing', jsonb_build_object('id', id, 'contentType', content_type, 'slug', slug));

create trigger listings_added_webhooks after insert on listings
  referencing new table as written
  for each statement execute function queue_listing_webhooks();
create trigger listings_changed_webhooks after update on listings
  referencing old table as replaced new table as written
  for each statement execute function queue_listing_webhooks();
create trigger listings_removed_webhooks after delete on listings
  referencing old table as replaced
  for each statement execute function queue_listing_webhooks();
