-- Photos of a listing as its editor has them, beside those that they were edited from; null without a change.
alter table unsaved_edits add column photos jsonb;
