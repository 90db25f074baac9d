-- A member's conversations with the assistant, so that they are on every device of theirs.
create table member_threads (
  user_id uuid not null references auth.users on delete cascade,
  id text not null,
  -- Null once deleted: then only the fact is kept, so that no other device brings it back.
  thread jsonb,
  -- Milliseconds since 1970: of the last change, or of the deletion.
  changed_at bigint not null,
  primary key (user_id, id)
);
create index member_threads_newest on member_threads (user_id, changed_at desc);
