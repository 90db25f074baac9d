-- A deleted collection is stored so that it can be restored and its page answers 410; null for all others.
alter table collections add column deleted_at timestamptz;
