-- Letters of accounts that have not gone out yet: each is removed as soon as it has. What it says may sign somebody
-- in, so it is readable only with the server's secret.
create table auth.waiting_letters (
  id uuid primary key,
  -- Whose letter it is, where somebody has its address: it goes with the account.
  user_id uuid references auth.users on delete cascade,
  sealed text not null,
  tries integer not null default 0,
  due_at timestamptz not null,
  -- When nobody can use it any more.
  expires_at timestamptz not null
);
create index waiting_letters_due on auth.waiting_letters (due_at);
create index waiting_letters_user on auth.waiting_letters (user_id) where user_id is not null;
