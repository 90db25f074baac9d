-- What a visitor chose to send with a rating, and what staff note about it.
alter table chat_feedback
  add column comment text not null default '',
  -- Question and answer; null unless the visitor agreed to send them.
  add column turn jsonb,
  add column note text not null default '',
  add column is_done boolean not null default false;
