-- What a member has told of themselves for better recommendations, each part with its own switch.
create table member_wellness (
  user_id uuid primary key references auth.users on delete cascade,
  wellness jsonb not null,
  updated_at timestamptz not null
);
