-- What people are found by besides words: codes of places, trades and facets (contract: features/vocabulary). All may
-- stay empty; which codes there are is the contract's to say, so that a list grows without a migration.
alter table freelances
  add place_code text check (place_code ~ '^(c[0-9][0-9AB][0-9]{3}|d[0-9][0-9AB][0-9]?|r[0-9]{2})$'),
  add travel_km smallint check (travel_km in (-1, 0, 10, 25, 50, 100, 200)),
  add available_from date,
  add days_per_week smallint check (days_per_week between 1 and 5),
  add trades text[] not null default '{}' check (cardinality(trades) <= 3),
  add phases text[] not null default '{}' check (cardinality(phases) <= 30),
  add software text[] not null default '{}' check (cardinality(software) <= 100),
  add programmes text[] not null default '{}' check (cardinality(programmes) <= 30),
  add contexts text[] not null default '{}' check (cardinality(contexts) <= 30);
comment on column freelances.travel_km is 'as the crow flies; -1: all of France';
comment on column freelances.trades is 'the first is the main one';
comment on column freelances.software is 'code:level, level 1 to 3';

alter table jobseekers
  add place_code text check (place_code ~ '^(c[0-9][0-9AB][0-9]{3}|d[0-9][0-9AB][0-9]?|r[0-9]{2})$'),
  add travel_km smallint check (travel_km in (-1, 0, 10, 25, 50, 100, 200)),
  add available_from date,
  add days_per_week smallint check (days_per_week between 1 and 5),
  add trades text[] not null default '{}' check (cardinality(trades) <= 3),
  add phases text[] not null default '{}' check (cardinality(phases) <= 30),
  add software text[] not null default '{}' check (cardinality(software) <= 100),
  add programmes text[] not null default '{}' check (cardinality(programmes) <= 30),
  add contexts text[] not null default '{}' check (cardinality(contexts) <= 30);

alter table offers
  add place_code text check (place_code ~ '^(c[0-9][0-9AB][0-9]{3}|d[0-9][0-9AB][0-9]?|r[0-9]{2})$'),
  add trades text[] not null default '{}' check (cardinality(trades) <= 3),
  add phases text[] not null default '{}' check (cardinality(phases) <= 30),
  add software text[] not null default '{}' check (cardinality(software) <= 100),
  add programmes text[] not null default '{}' check (cardinality(programmes) <= 30),
  add contexts text[] not null default '{}' check (cardinality(contexts) <= 30);

alter table companies
  add place_code text check (place_code ~ '^(c[0-9][0-9AB][0-9]{3}|d[0-9][0-9AB][0-9]?|r[0-9]{2})$');
