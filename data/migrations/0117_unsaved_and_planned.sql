-- Changes of a listing that its editor has not saved: only they see them.
create table unsaved_edits (
  listing_id text not null references listings on delete cascade,
  editor_id uuid not null references auth.users on delete cascade,
  -- Time of the listing's last change that the editor has seen.
  based_on timestamptz not null,
  values jsonb not null,
  at timestamptz not null,
  primary key (listing_id, editor_id)
);
create index unsaved_edits_editor on unsaved_edits (editor_id);
create index unsaved_edits_at on unsaved_edits (at);

-- Listings that are published at a time.
create table planned_publications (
  listing_id text primary key references listings on delete cascade,
  at timestamptz not null,
  -- Null once the account was deleted: then it is not published.
  planned_by uuid references auth.users on delete set null
);
create index planned_publications_at on planned_publications (at);
create index planned_publications_planned_by on planned_publications (planned_by)
  where planned_by is not null;

-- In the database, so that a listing that was published in any other way is not published again after it was withdrawn.
create function end_planned_publication() returns trigger
  language plpgsql
  as $$
  begin
    delete from planned_publications where listing_id = new.id;
    return null;
  end
  $$;
create trigger listings_published after update of listed on listings
  for each row when (new.listed and not old.listed) execute function end_planned_publication();
