-- Editorial pages: a story with listings woven in, in up to four languages.
create table collections (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  state text not null check (state in ('draft', 'published')),
  -- Shown on the directory's home page.
  featured boolean not null,
  position integer not null,
  cover jsonb not null,
  -- By language.
  texts jsonb not null,
  -- Written by the sample catalogue and not edited since.
  sample boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index collections_position on collections (position);
