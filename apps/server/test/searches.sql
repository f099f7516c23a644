-- profiles: all
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where true limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7

-- profiles: words
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where ("search_text" like fold_text($2)) and ("search_text" like fold_text($3) or "search_text" like fold_text($4)) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = "%bois%"
-- $3 = "%dessinateur%"
-- $4 = "%dessinatrice%"

-- profiles: abbreviation, plural, unit
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where ("search_text" like fold_text($2)) and ("search_text" like fold_text($3) or "search_text" like fold_text($4)) and ("search_text" like fold_text($5) or "search_text" like fold_text($6)) and ("search_text" like fold_text($7) or "search_text" like fold_text($8)) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = "%60%"
-- $3 = "%bet%"
-- $4 = "%b.e.t%"
-- $5 = "%local%"
-- $6 = "%locaux%"
-- $7 = "%m2%"
-- $8 = "%m²%"

-- profiles: part of a place
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where location_folded like fold_text($2) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = "%ville%"

-- profiles: place as text
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where (location_folded like fold_text($2) or place_code = any($3::text[])) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = "%lyon 3%"
-- $3 = ["c69383","c69123"]

-- profiles: kind and amounts
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where ((kind = 'freelance' and "rate" >= $2 and "rate" <= $3) or (kind = 'jobseeker' and "salary" <= $4)) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = 30
-- $3 = 60
-- $4 = 40000

-- profiles: availability, experience, day
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where ((kind = 'freelance') or (kind = 'jobseeker' and availability = any($2::text[]))) and experience_years >= $3 and (available_from <= $4::date or (available_from is null
and availability = any($5::text[]))) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = ["Disponible sous 1 mois"]
-- $3 = 3
-- $4 = "2026-12-24"
-- $5 = ["Disponible immédiatement","Disponible","Disponible sous 1 mois"]

-- profiles: radius
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where place_code = any($2::text[]) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382

-- profiles: radius, for visitors
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where is_members_only is not true and place_code = any($2::text[]) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382

-- profiles: radius, trade, facets
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where tags && $2::text[] and tags && $3::text[] and tags && $4::text[] and tags && $5::text[] and place_code = any($6::text[]) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = ["t:architecte"]
-- $3 = ["p:DCE"]
-- $4 = ["s:revit:2"]
-- $5 = ["d69"]
-- $6 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382

-- profiles: radius, travellers
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where tags && $2::text[] and (place_code = any($3::text[]) or (travel_km = any($4::smallint[]) and place_code in (select unnest($5::text[]))) or (travel_km = any($6::smallint[]) and place_code in (select unnest($7::text[]))) or (travel_km = any($8::smallint[]) and place_code in (select unnest($9::text[]))) or (travel_km = any($10::smallint[]) and place_code in (select unnest($11::text[]))) or travel_km = -1) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = ["d69","v25d69","v25d01","v25d38","v50d69","v50d01","v50d38","v100d69","v100d01"
-- $3 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382
-- $4 = [25,50,100,200]
-- $5 = ["c69027","c69260","c69116","c69268","c69087","c69068","c69168","c69233","c69282
-- $6 = [50,100,200]
-- $7 = ["c38537","c38144","c69156","c38067","c38288","c69193","c38011","c42307","c69078
-- $8 = [100,200]
-- $9 = ["c38509","c26325","c38130","c01304","c38543","c01384","c38076","c38044","c69084
-- $10 = [200]
-- $11 = ["c74010","c63430","c74309","c26124","c74267","c63125","c38059","c39286","c71528

-- profiles: département
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where place_code = any($2::text[]) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by lap, position asc, id asc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = ["c75056","c75115","c75120","c75118","c75113","c75119","c75116","c75117","c75111

-- missions: all
with found as materialized (
select offer_id as id, is_highlighted as "isHighlighted", 0 as fit, created_at as "createdAt" from "listed_offers" where deadline >= $1::date limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by "isHighlighted" desc, "createdAt" desc, id desc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'offers') as version, (select reltuples from pg_class where oid = 'listed_offers'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by "isHighlighted" desc, "createdAt" desc, id desc offset 23 limit 1) as last,
array(select id from places order by "isHighlighted" desc, "createdAt" desc, id desc limit 24) as ids
-- $1 = "2026-11-22"

-- missions: words, for everyone
with found as materialized (
select offer_id as id, is_highlighted as "isHighlighted", 0 as fit, created_at as "createdAt" from "listed_offers" where deadline >= $1::date and ("public_text" like fold_text($2)) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by "isHighlighted" desc, "createdAt" desc, id desc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'offers') as version, (select reltuples from pg_class where oid = 'listed_offers'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by "isHighlighted" desc, "createdAt" desc, id desc offset 23 limit 1) as last,
array(select id from places order by "isHighlighted" desc, "createdAt" desc, id desc limit 24) as ids
-- $1 = "2026-11-22"
-- $2 = "%plan%"

-- missions: words, by fit
with found as materialized (
select offer_id as id, is_highlighted as "isHighlighted", case when ((("public_text" like fold_text($1) or "public_text" like fold_text($2)) or tags && $3::text[]) and (("public_text" like fold_text($4)))) then 0 when ((("public_text" like fold_text($5) or "public_text" like fold_text($6)) or ("requirements_text" like fold_text($7) or "requirements_text" like fold_text($8)) or tags && $9::text[]) and (("public_text" like fold_text($10)) or ("requirements_text" like fold_text($11)))) then 1 else 2 end as fit, created_at as "createdAt" from "listed_offers" where deadline >= $12::date and ("search_text" like fold_text($13) or "search_text" like fold_text($14)) and ("search_text" like fold_text($15)) limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by "isHighlighted" desc, fit, "createdAt" desc, id desc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'offers') as version, (select reltuples from pg_class where oid = 'listed_offers'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by "isHighlighted" desc, fit, "createdAt" desc, id desc offset 23 limit 1) as last,
array(select id from places order by "isHighlighted" desc, fit, "createdAt" desc, id desc limit 24) as ids
-- $1 = "%dessinateur%"
-- $2 = "%dessinatrice%"
-- $3 = ["t:dessinateur","t:dessinateur-projeteur","t:dessinateur-d-execution","t:dessin
-- $4 = "%revit%"
-- $5 = "%dessinateur%"
-- $6 = "%dessinatrice%"
-- $7 = "%dessinateur%"
-- $8 = "%dessinatrice%"
-- $9 = ["t:dessinateur","t:dessinateur-projeteur","t:dessinateur-d-execution","t:dessin
-- $10 = "%revit%"
-- $11 = "%revit%"
-- $12 = "2026-11-22"
-- $13 = "%dessinateur%"
-- $14 = "%dessinatrice%"
-- $15 = "%revit%"

-- missions: words, remote
with found as materialized (
select offer_id as id, is_highlighted as "isHighlighted", 0 as fit, created_at as "createdAt" from "listed_offers" where deadline >= $1::date and ("search_text" like fold_text($2)) and is_remote = $3 limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by "isHighlighted" desc, "createdAt" desc, id desc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'offers') as version, (select reltuples from pg_class where oid = 'listed_offers'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by "isHighlighted" desc, "createdAt" desc, id desc offset 23 limit 1) as last,
array(select id from places order by "isHighlighted" desc, "createdAt" desc, id desc limit 24) as ids
-- $1 = "2026-11-22"
-- $2 = "%plan%"
-- $3 = true

-- missions: radius, for everyone
with found as materialized (
select offer_id as id, is_highlighted as "isHighlighted", 0 as fit, created_at as "createdAt" from "listed_offers" where deadline >= $1::date and place_code = any($2::text[]) and location_folded <> '' limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by "isHighlighted" desc, "createdAt" desc, id desc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'offers') as version, (select reltuples from pg_class where oid = 'listed_offers'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by "isHighlighted" desc, "createdAt" desc, id desc offset 23 limit 1) as last,
array(select id from places order by "isHighlighted" desc, "createdAt" desc, id desc limit 24) as ids
-- $1 = "2026-11-22"
-- $2 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382

-- jobs: radius, contract, salary
with found as materialized (
select offer_id as id, is_highlighted as "isHighlighted", 0 as fit, created_at as "createdAt" from "listed_jobs" where deadline >= $1::date and tags && $2::text[] and tags && $3::text[] and place_code = any($4::text[]) and yearly_salary >= $5::integer limit 10001
), places as materialized (
select * from found where (select count(*)::integer from found) <= 10000 order by "isHighlighted" desc, "createdAt" desc, id desc limit 25)
select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'jobs') as version, (select reltuples from pg_class where oid = 'listed_jobs'::regclass) as size, (select count(*)::integer from found) as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by "isHighlighted" desc, "createdAt" desc, id desc offset 23 limit 1) as last,
array(select id from places order by "isHighlighted" desc, "createdAt" desc, id desc limit 24) as ids
-- $1 = "2026-11-22"
-- $2 = ["k:cdi"]
-- $3 = ["d69"]
-- $4 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382
-- $5 = 30000

-- a page that is walked for
with places as materialized (select * from (
(select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles"
where "shuffle_a" >= $2  and (kind = 'freelance') is true order by "shuffle_a" asc, profile_id asc limit 25) union all
(select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $3 then 0 else 1 end as lap from "directory_profiles"
where "shuffle_a" < $4  and (kind = 'freelance') is true order by "shuffle_a" asc, profile_id asc limit 25)) as walked limit 25) select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, null::integer as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7
-- $2 = 7
-- $3 = 7
-- $4 = 7

-- a page that is fetched
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap from "directory_profiles" where true and kind = 'freelance'
), places as materialized (select * from found order by lap, position asc, id asc limit 25) select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'directory') as version, (select reltuples from pg_class where oid = 'directory_profiles'::regclass) as size, null::integer as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by lap, position asc, id asc offset 23 limit 1) as last,
array(select id from places order by lap, position asc, id asc limit 24) as ids
-- $1 = 7

-- a page by fit that is walked for
with places as materialized (select * from (
(select offer_id as id, is_highlighted as "isHighlighted", 0 as fit, created_at as "createdAt" from "listed_offers"
where is_highlighted = true and ((("public_text" like fold_text($1))))  and (deadline >= $2::date and ("search_text" like fold_text($3))) is true order by is_highlighted desc, created_at desc, offer_id desc limit 25) union all
(select offer_id as id, is_highlighted as "isHighlighted", 1 as fit, created_at as "createdAt" from "listed_offers"
where is_highlighted = true and ((("public_text" like fold_text($4)) or ("requirements_text" like fold_text($5)))) and not ((("public_text" like fold_text($6))))  and (deadline >= $7::date and ("search_text" like fold_text($8))) is true order by is_highlighted desc, created_at desc, offer_id desc limit 25) union all
(select offer_id as id, is_highlighted as "isHighlighted", 2 as fit, created_at as "createdAt" from "listed_offers"
where is_highlighted = true and not ((("public_text" like fold_text($9)) or ("requirements_text" like fold_text($10))))  and (deadline >= $11::date and ("search_text" like fold_text($12))) is true order by is_highlighted desc, created_at desc, offer_id desc limit 25) union all
(select offer_id as id, is_highlighted as "isHighlighted", 0 as fit, created_at as "createdAt" from "listed_offers"
where is_highlighted = false and ((("public_text" like fold_text($13))))  and (deadline >= $14::date and ("search_text" like fold_text($15))) is true order by is_highlighted desc, created_at desc, offer_id desc limit 25) union all
(select offer_id as id, is_highlighted as "isHighlighted", 1 as fit, created_at as "createdAt" from "listed_offers"
where is_highlighted = false and ((("public_text" like fold_text($16)) or ("requirements_text" like fold_text($17)))) and not ((("public_text" like fold_text($18))))  and (deadline >= $19::date and ("search_text" like fold_text($20))) is true order by is_highlighted desc, created_at desc, offer_id desc limit 25) union all
(select offer_id as id, is_highlighted as "isHighlighted", 2 as fit, created_at as "createdAt" from "listed_offers"
where is_highlighted = false and not ((("public_text" like fold_text($21)) or ("requirements_text" like fold_text($22))))  and (deadline >= $23::date and ("search_text" like fold_text($24))) is true order by is_highlighted desc, created_at desc, offer_id desc limit 25)) as walked limit 25) select
(select coalesce(sum(version), 0)::float8 from list_versions where list = 'offers') as version, (select reltuples from pg_class where oid = 'listed_offers'::regclass) as size, null::integer as total,
(select row_to_json(place) from places as place where (select count(*) = 25 from places)
order by "isHighlighted" desc, fit, "createdAt" desc, id desc offset 23 limit 1) as last,
array(select id from places order by "isHighlighted" desc, fit, "createdAt" desc, id desc limit 24) as ids
-- $1 = "%plan%"
-- $2 = "2026-11-22"
-- $3 = "%plan%"
-- $4 = "%plan%"
-- $5 = "%plan%"
-- $6 = "%plan%"
-- $7 = "2026-11-22"
-- $8 = "%plan%"
-- $9 = "%plan%"
-- $10 = "%plan%"
-- $11 = "2026-11-22"
-- $12 = "%plan%"
-- $13 = "%plan%"
-- $14 = "2026-11-22"
-- $15 = "%plan%"
-- $16 = "%plan%"
-- $17 = "%plan%"
-- $18 = "%plan%"
-- $19 = "2026-11-22"
-- $20 = "%plan%"
-- $21 = "%plan%"
-- $22 = "%plan%"
-- $23 = "2026-11-22"
-- $24 = "%plan%"

-- by distance, where those that fit are
select distinct place_code as code from "directory_profiles" where place_code is not null and place_code = any($1::text[])
-- $1 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382

-- by distance, fetched
with found as materialized (
select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $1 then 0 else 1 end as lap, coalesce(near.km, 1000000) as km from "directory_profiles" left join unnest($2::text[], $3::integer[]) as near (code, km) on near.code = place_code
where true and place_code = any($4::text[])
) select * from found order by km, lap, position asc, id asc limit 25
-- $1 = 7
-- $2 = ["c69123","c69266"]
-- $3 = [0,3]
-- $4 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382

-- by distance, place after place
select * from (select found.*, near.km from unnest($1::text[], $2::integer[]) as near (code, km)
cross join lateral (select * from (
(select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $3 then 0 else 1 end as lap from "directory_profiles"
where "shuffle_a" >= $4 and place_code = near.code and (place_code = any($5::text[])) is true order by "shuffle_a" asc, profile_id asc limit 25) union all
(select profile_id as id, "shuffle_a" as position, case when "shuffle_a" >= $6 then 0 else 1 end as lap from "directory_profiles"
where "shuffle_a" < $7 and place_code = near.code and (place_code = any($8::text[])) is true order by "shuffle_a" asc, profile_id asc limit 25)) as walked limit 25) as found) as met
order by km, lap, position asc, id asc limit 25
-- $1 = ["c69123","c69266"]
-- $2 = [0,3]
-- $3 = 7
-- $4 = 7
-- $5 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382
-- $6 = 7
-- $7 = 7
-- $8 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382

-- a count
select count(*)::integer as total from (
select from "directory_profiles" where place_code = any($1::text[]) limit 10001) as found
-- $1 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382

-- facets
with found as materialized (
select tags, place_code as place from "directory_profiles" where place_code = any($1::text[]) limit 10001
), total as materialized (select count(*)::integer as n from found),
counted as materialized (
select * from found
limit (select case when n <= 10000 then n else 1000 end from total)
) select what, value, count::integer as count from (select 'total' as what, '' as value, n as count from total union all select 'tag', value, count(*) from (select unnest(tags) as value from counted) as tagged group by value union all select 'place', place, count(*) from counted where place is not null group by place) as counts
-- $1 = ["c69123","c69383","c69387","c69388","c69389","c69386","c69385","c69384","c69382
