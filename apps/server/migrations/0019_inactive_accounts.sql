-- When the person was told that the account would be removed for want of use.
alter table users add column inactivity_told_at timestamptz;
create index users_inactive on users (last_active_at);
-- Addresses of sessions are kept for a limited time.
create index sessions_with_address on sessions (created_at) where ip_address is not null;
