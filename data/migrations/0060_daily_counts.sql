-- How often things were done on a day: by nobody in particular, and without a word that was typed.
create table daily_counts (
  day date not null,
  kind text not null,
  label text not null,
  count bigint not null,
  primary key (day, kind, label)
);
