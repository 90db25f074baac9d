-- Roles in the console. Read at each request; never part of a token.
create table staff_roles (
  user_id uuid primary key references auth.users on delete cascade,
  role text not null check (role in ('admin', 'editor', 'moderator', 'provider')),
  since timestamptz not null,
  -- Null for a role that was granted on the command line.
  granted_by uuid references auth.users on delete set null,
  suspended_at timestamptz
);
create index staff_roles_granted_by on staff_roles (granted_by) where granted_by is not null;

-- Links that grant a role once. Only hashes are stored.
create table staff_links (
  id uuid primary key,
  token_hash text not null unique,
  role text not null check (role in ('admin', 'editor', 'moderator', 'provider')),
  -- Null for a link of the command line.
  created_by uuid references auth.users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_links_created_by on staff_links (created_by) where created_by is not null;

-- What staff did. Holds ids of accounts but no names and no addresses; without references, so that an entry
-- outlives its account.
create table staff_audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  origin text not null check (origin in ('console', 'command')),
  -- Null for the command line, and for an account that was erased.
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  request_id text
);
create index staff_audit_log_actor on staff_audit_log (actor_id) where actor_id is not null;
create index staff_audit_log_subject on staff_audit_log (subject_kind, subject_id) where subject_id is not null;

-- Append-only: the one permitted change removes the ids of accounts that no longer exist.
create function protect_staff_audit_log() returns trigger
  language plpgsql
  as $$
  declare
    erased staff_audit_log := old;
  begin
    if tg_op = 'UPDATE' then
      if not exists (select from auth.users where id = old.actor_id) then
        erased.actor_id := new.actor_id;
      end if;
      if old.subject_kind = 'member'
        and not exists (select from auth.users where id::text = old.subject_id) then
        erased.subject_id := new.subject_id;
      end if;
      if new is not distinct from erased
        and (new.actor_id is null or new.actor_id = old.actor_id)
        and (new.subject_id is null or new.subject_id = old.subject_id) then
        return new;
      end if;
    end if;
    raise exception 'staff_audit_log is append-only' using errcode = 'insufficient_privilege';
  end
  $$;
create trigger staff_audit_log_append_only before update or delete on staff_audit_log
  for each row execute function protect_staff_audit_log();

create function protect_staff_audit_log_whole() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'staff_audit_log is append-only' using errcode = 'insufficient_privilege';
  end
  $$;
create trigger staff_audit_log_no_truncate before truncate on staff_audit_log
  for each statement execute function protect_staff_audit_log_whole();

create function erase_from_staff_audit_log(member uuid) returns void
  language plpgsql
  as $$
  begin
    update staff_audit_log set actor_id = null where actor_id = member;
    update staff_audit_log set subject_id = null
      where subject_kind = 'member' and subject_id = member::text;
  end
  $$;

-- In the database, so that no way of deleting an account leaves its id behind.
create function erase_deleted_account() returns trigger
  language plpgsql
  as $$
  begin
    perform erase_from_staff_audit_log(old.id);
    return null;
  end
  $$;
create trigger users_erased after delete on auth.users
  for each row execute function erase_deleted_account();
