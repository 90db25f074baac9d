-- What visitors think of answers: no word of a conversation, nobody's name.
create table chat_feedback (
  answer text primary key,
  verdict text not null check (verdict in ('up', 'down')),
  complaints text[] not null,
  outcome text,
  cards text[] not null,
  at timestamptz not null default now()
);

create index chat_feedback_at on chat_feedback (at);
