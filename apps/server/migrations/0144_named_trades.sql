-- Trades that nobody said are read from the title once (features/matches, read-trades.job.ts), so that lists and
-- suggestions find them alike. is_trade_settled: the owner said them, be it that there are none, or the title was read.
alter table freelances add column is_trade_settled boolean not null default false;
alter table jobseekers add column is_trade_settled boolean not null default false;
alter table offers add column is_trade_settled boolean not null default false;
comment on column freelances.is_trade_settled is 'the owner said the trades, or the title was read for them';
comment on column jobseekers.is_trade_settled is 'the owner said the trades, or the title was read for them';
comment on column offers.is_trade_settled is 'the owner said the trades, or the title was read for them';
create index freelances_unread_trades on freelances (id) where trades = '{}' and not is_trade_settled;
create index jobseekers_unread_trades on jobseekers (id) where trades = '{}' and not is_trade_settled;
create index offers_unread_trades on offers (id) where trades = '{}' and not is_trade_settled;
