-- What few profiles fit is fetched by index: amounts and availability belong to one kind each.
create index directory_rates on directory_profiles (rate, experience_years) where kind = 'freelance';
create index directory_salaries on directory_profiles (salary, experience_years) where kind = 'jobseeker';
create index directory_availabilities on directory_profiles (availability, salary) where kind = 'jobseeker';
create index directory_experience on directory_profiles (experience_years, kind);
analyze directory_profiles;
