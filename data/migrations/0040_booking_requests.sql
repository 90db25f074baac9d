-- What visitors ask to book, and the mails that tell of it. No payment is made or kept here.
create table booking_requests (
  id uuid primary key,
  -- The browser's: sent twice, it is still one request.
  submission uuid not null unique,
  -- A member's, or a guest's by a keyed hash of their address. Neither: its visitor has left and is forgotten.
  -- Nobody is removed while a request still names them: data/auth/users.ts makes it nobody's first.
  user_id uuid references auth.users,
  guest_hash text,
  -- Where a guest is written to, encrypted.
  guest_address text,
  -- What the links in mails bring, as hashes; the links are made anew from the server's secret.
  guest_link text not null unique,
  answer_link text not null unique,
  state text not null check (
    state in ('draft', 'sent', 'accepted', 'declined', 'expired', 'cancelled', 'completed')
  ),
  -- Without a reference, and with its words: a request outlives its place in the catalogue.
  listing_id text not null,
  listing jsonb not null,
  term jsonb not null,
  guests integer not null check (guests > 0),
  -- As computed when it was asked; null where the price did not tell.
  bill jsonb,
  policy text,
  name text not null,
  message text not null,
  note text not null default '',
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the last day of it is over.
  ends_at timestamptz not null,
  -- When something happened that its visitor did not do, and when they last looked.
  news_at timestamptz,
  seen_at timestamptz
);
create index booking_requests_member on booking_requests (user_id, created_at desc) where user_id is not null;
create index booking_requests_guest on booking_requests (guest_hash) where guest_hash is not null;
create index booking_requests_waiting on booking_requests (expires_at) where state in ('draft', 'sent');
create index booking_requests_coming on booking_requests (ends_at) where state = 'accepted';

-- Written together with what it tells of, sent after that, tried again until it is. One of a kind per request.
create table booking_mails (
  id bigint generated always as identity primary key,
  request_id uuid not null references booking_requests on delete cascade,
  kind text not null,
  tries integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (request_id, kind)
);
create index booking_mails_due on booking_mails (due_at) where sent_at is null;
