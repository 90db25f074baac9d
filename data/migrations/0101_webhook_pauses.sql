-- Until when a receiver has asked to be left alone (Retry-After).
alter table webhook_subscriptions add column paused_until timestamptz;
