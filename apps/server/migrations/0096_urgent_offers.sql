-- 'Besoin sous 7 jours': such a mission closes at most so many days after the day it was opened on.
alter table offers
  add column is_urgent boolean not null default false,
  -- The day in Europe/Paris on which it was reopened last; null: open since it was made.
  add column opened_on date;
