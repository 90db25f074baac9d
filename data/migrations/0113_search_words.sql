-- Words of visitors' searches, only while the setting searchWords is on: one row for each network, text and day.
create table search_words (
  day date not null,
  -- A hash with the key of the period that began on `key_from`.
  network bytea not null,
  words text not null,
  key_from date not null,
  primary key (day, network, words)
);

-- Keys of these hashes, sealed; each is deleted after 30 days.
create table search_word_keys (
  starts_on date primary key,
  sealed text not null
);
