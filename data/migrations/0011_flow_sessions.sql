-- The session that asked to add a provider: what it began ends with it.
alter table auth.flow_states add column session_id uuid references auth.sessions on delete cascade;
create index flow_states_session on auth.flow_states (session_id);
create index flow_states_linking_user on auth.flow_states (linking_user_id);
