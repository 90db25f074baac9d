create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE because its dictionary could change; ours never does.
create function fold_accents(value text) returns text
  language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent'::regdictionary, value) $$;

-- array_to_string() is STABLE for the sake of element types other than text.
create function joined(list text[]) returns text
  language sql immutable strict parallel safe
  as $$ select array_to_string(list, ' ') $$;

create function listing_words(title text, type text, tags text[], location text, description text, body text)
  returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('english', fold_accents(coalesce(title, ''))), 'A')
        || setweight(to_tsvector('english', fold_accents(joined(tags) || ' ' || coalesce(type, ''))), 'A')
        || setweight(to_tsvector('english', fold_accents(coalesce(location, ''))), 'B')
        || setweight(to_tsvector('english', fold_accents(coalesce(description, ''))), 'C')
        || setweight(to_tsvector('english', fold_accents(coalesce(body, ''))), 'D')
  $$;

create table listings (
  id text primary key check (id <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (btrim(title) <> ''),
  description text not null,
  type text not null,
  content_type text not null check (content_type in ('escape', 'essential', 'enhancement', 'experience')),
  rating real check (rating between 0 and 5),
  review_count integer not null check (review_count >= 0),
  location text,
  country text check (country ~ '^[A-Z]{2}$'),
  price_band text check (price_band in ('$', '$$', '$$$', '$$$$')),
  amount_minor integer check (amount_minor >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  amount_per text check (amount_per in ('night', 'person', 'item', 'month', 'session', 'programme')),
  thumbnail_url text,
  video_url text,
  verified boolean not null,
  tags text[] not null,
  categories text[] not null,
  amenities text[] not null,
  nature_distance text,
  nearby_nature text,
  wellness_tag text check (wellness_tag in ('restore', 'focus', 'energize', 'calm', 'balance')),
  is_ai_recommended boolean not null,
  offering jsonb,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  schedule jsonb,
  details jsonb not null,
  listed boolean not null,
  sample boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- 20 imaginary reviews of 4.2: one enthusiast does not outrank five hundred guests.
  score real not null generated always as
    ((coalesce(rating, 4.2) * review_count + 4.2 * 20) / (review_count + 20)) stored,
  words tsvector not null generated always as
    (listing_words(title, type, tags, location, description, details ->> 'longDescription')) stored,
  check ((amount_minor is null) = (currency is null) and (currency is null) = (amount_per is null))
);

create index listings_words on listings using gin (words);
create index listings_title_trigrams on listings using gin (title gin_trgm_ops);
create index listings_by_score on listings (content_type, score desc, id) where listed;
create index listings_categories on listings using gin (categories);
create index listings_amenities on listings using gin (amenities);
create index listings_tags on listings using gin (tags);
create index listings_country on listings (country) where listed;
create index listings_newest on listings (created_at desc) where listed;
create index listings_scheduled on listings (id) where schedule is not null and listed;

-- One row of facts about the data itself, such as which sample catalogue was loaded.
create table facts (
  name text primary key,
  value text not null
);
