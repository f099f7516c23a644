create table freelances (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  title text not null,
  specialization text not null,
  location text not null,
  hourly_rate numeric(10, 2) not null check (hourly_rate >= 0),
  experience_years integer not null check (experience_years >= 0),
  description text not null,
  skills text[] not null,
  availability text not null check (availability in ('Disponible', 'Indisponible')),
  avatar_file_id uuid references files on delete set null,
  completed_projects integer not null default 0,
  siret text not null,
  siret_status text not null check (siret_status in ('verified', 'pending', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table jobseekers (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  title text not null,
  specialization text not null,
  location text not null,
  expected_salary numeric(10, 2) not null check (expected_salary >= 0),
  experience_years integer not null check (experience_years >= 0),
  description text not null,
  skills text[] not null,
  availability text not null check (availability in ('Disponible immédiatement', 'Disponible sous 1 mois',
    'Disponible sous 3 mois', 'En poste, ouvert aux opportunités', 'Disponible', 'Indisponible')),
  avatar_file_id uuid references files on delete set null,
  cover_file_id uuid references files on delete set null,
  cv_file_id uuid references files on delete set null,
  cv_audience text not null default 'members' check (cv_audience in ('everyone', 'members', 'nobody')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table companies (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  name text not null,
  siret text not null,
  siret_status text not null check (siret_status in ('verified', 'pending', 'failed')),
  registration_city text not null,
  legal_status text not null,
  address text not null,
  postal_code text,
  website text,
  description text not null,
  logo_file_id uuid references files on delete set null,
  is_subscribed boolean not null default false,
  subscription_end timestamptz,
  stripe_customer_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies_newest on companies (created_at desc, id desc);

create table portfolio_items (
  id uuid primary key,
  freelance_id uuid not null references freelances on delete cascade,
  position integer not null,
  title text not null,
  description text not null,
  image_file_id uuid references files on delete set null,
  url text,
  created_at timestamptz not null default now()
);
create index portfolio_items_order on portfolio_items (freelance_id, position, id);
