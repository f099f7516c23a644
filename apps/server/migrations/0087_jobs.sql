-- Offers are missions, as all were until now, or jobs: a kind, a salary instead of a budget, and who may apply is a job
-- seeker. Jobs have a search list of their own, so that missions are searched as before, also by the release before,
-- which would list everything in `listed_offers` as a mission.
alter table offers
  add kind text not null default 'mission' check (kind in ('mission', 'cdi', 'cdd', 'alternance', 'stage', 'msp')),
  add salary_min numeric(10, 2) check (salary_min >= 0),
  add salary_max numeric(10, 2) check (salary_max >= salary_min),
  add salary_period text check (salary_period in ('year', 'month')),
  add start_date date,
  add months smallint check (months > 0),
  add hours_per_week numeric(4, 2) check (hours_per_week > 0),
  add remote_days smallint check (remote_days between 0 and 5),
  add benefits text,
  add tutor text,
  add check (case kind
    when 'mission' then num_nonnulls(budget) = 1 and num_nonnulls(salary_min, salary_max, salary_period, start_date, months,
      hours_per_week, remote_days, benefits, tutor) = 0
    else num_nonnulls(budget, duration) = 0 and num_nonnulls(salary_min, salary_max, salary_period, hours_per_week,
      remote_days) = 5 and (months is null) = (kind = 'cdi') and is_remote = (remote_days = 5)
      and (tutor is null or kind = 'msp') end);
alter table offers alter budget drop not null;
comment on column offers.salary_max is 'gross euros, by salary_period';

alter table list_versions drop constraint list_versions_list_check;
alter table list_versions add check (list in ('directory', 'offers', 'jobs'));
insert into list_versions (list, slot) select 'jobs', slot from generate_series(0, 15) as slot;

-- As listed_offers; everybody reads jobs whole, so there is one set of words.
create table listed_jobs (
  offer_id uuid primary key references offers on delete cascade,
  created_at timestamptz(3) not null,
  deadline date not null,
  is_highlighted boolean not null,
  is_remote boolean not null,
  kind text not null,
  -- The upper end, in gross euros a year.
  yearly_salary integer not null,
  location_folded text not null,
  -- Of the title and of the place, for a place asked for by a word.
  public_word_ids integer[] not null,
  word_ids integer[] not null,
  place_code text,
  trades text[] not null default '{}',
  facets text[] not null default '{}'
);
alter table listed_jobs alter column place_code set statistics 20;
create index listed_jobs_order on listed_jobs (is_highlighted desc, created_at desc, offer_id desc)
  include (deadline, is_remote, kind, yearly_salary);
create index listed_jobs_kind on listed_jobs (kind, is_highlighted desc, created_at desc, offer_id desc)
  include (deadline, is_remote, yearly_salary);
create index listed_jobs_salary on listed_jobs (yearly_salary) include (deadline, kind, is_remote);
create index listed_jobs_words on listed_jobs using gin (word_ids);
create index listed_jobs_public_words on listed_jobs using gin (public_word_ids);
create index listed_jobs_location on listed_jobs using gin (location_folded gin_trgm_ops);
create index listed_jobs_place on listed_jobs (place_code, is_highlighted desc, created_at desc, offer_id desc);
create index listed_jobs_trades on listed_jobs using gin (trades);
create index listed_jobs_facets on listed_jobs using gin (facets);
create trigger jobs_changed after insert or update or delete on listed_jobs
  for each row execute function note_list_change('jobs');

create function list_job(offer offers) returns void language plpgsql as $$
declare
  public_words text[] := offer_words_in(fold_text(concat_ws(' ', offer.title, offer.location)));
  all_words text[] := offer_words_in(fold_text(concat_ws(' ', offer.title, offer.location, offer.company_name,
    array_to_string(offer.requirements, ' '), offer.description)));
begin
  insert into offer_words (word)
    select new_word from unnest(all_words) as new_word
    where not exists (select 1 from offer_words where offer_words.word = new_word)
    order by new_word
    on conflict do nothing;
  insert into listed_jobs (offer_id, created_at, deadline, is_highlighted, is_remote, kind, yearly_salary,
    location_folded, public_word_ids, word_ids, place_code, trades, facets)
  values (offer.id, offer.created_at, offer.deadline, offer.is_highlighted, offer.is_remote, offer.kind,
    floor(offer.salary_max * case offer.salary_period when 'month' then 12 else 1 end),
    fold_text(coalesce(offer.location, '')), offer_word_ids(public_words), offer_word_ids(all_words),
    offer.place_code, offer.trades,
    facet_elements(offer.phases, offer.software, offer.programmes, offer.contexts))
  on conflict (offer_id) do update set
    created_at = excluded.created_at, deadline = excluded.deadline, is_highlighted = excluded.is_highlighted,
    is_remote = excluded.is_remote, kind = excluded.kind, yearly_salary = excluded.yearly_salary,
    location_folded = excluded.location_folded, public_word_ids = excluded.public_word_ids,
    word_ids = excluded.word_ids, place_code = excluded.place_code, trades = excluded.trades,
    facets = excluded.facets;
end $$;

create or replace function offers_list_sync() returns trigger language plpgsql as $$
begin
  if new.status = 'open' and new.deleted_at is null then
    if new.kind = 'mission' then perform list_offer(new);
    else perform list_job(new);
    end if;
  elsif tg_op = 'UPDATE' then
    if new.kind = 'mission' then delete from listed_offers where offer_id = new.id;
    else delete from listed_jobs where offer_id = new.id;
    end if;
  end if;
  return null;
end $$;
drop trigger offers_listed on offers;
create trigger offers_listed after insert or update of title, description, requirements, location, is_remote, deadline,
  status, deleted_at, created_at, company_name, is_highlighted, place_code, trades, phases, software, programmes,
  contexts, kind, salary_max, salary_period
  on offers for each row execute function offers_list_sync();

drop trigger offers_stale_pages on offers;
create trigger offers_stale_pages after insert or update or delete on offers
  for each row execute function note_stale_pages('appels-doffre', 'emplois', 'id', 'company_id');

-- Job seekers apply to jobs as freelances to missions, without a rate; the copy of a CV goes to this company alone.
alter table applications
  add jobseeker_id uuid references jobseekers on delete cascade,
  add cv_file_id uuid references files on delete set null,
  add check (num_nonnulls(freelance_id, jobseeker_id) = 1),
  add check ((freelance_id is null) = (proposed_rate is null));
alter table applications alter freelance_id drop not null, alter proposed_rate drop not null;
create unique index applications_once_by_jobseeker on applications (offer_id, jobseeker_id)
  where jobseeker_id is not null;
create index applications_jobseeker on applications (jobseeker_id, created_at desc, id desc)
  where jobseeker_id is not null;
create index applications_unread_by_jobseeker on applications (jobseeker_id) where has_unread_answer;
create index applications_cv_file on applications (cv_file_id) where cv_file_id is not null;
