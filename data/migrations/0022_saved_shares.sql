-- A read-only link to what a member has saved; whoever has it sees the listings and nothing of the member.
create table saved_shares (
  user_id uuid primary key references auth.users on delete cascade,
  token text not null unique,
  created_at timestamptz not null
);
