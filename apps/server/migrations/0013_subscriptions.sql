-- What Stripe last said of a company's subscription. Whether it has Premium, and until when, stands in `companies`.
create table subscriptions (
  company_id uuid primary key references companies on delete cascade,
  stripe_subscription_id text,
  status text check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled',
    'unpaid', 'paused')),
  current_period_end timestamptz,
  -- When the reading at Stripe began whose answer stands here: one that began earlier never replaces it.
  read_at timestamptz not null
);

-- The way to pay that a company is on: one for all its tabs. Its id is in the idempotency keys given to Stripe.
create table checkouts (
  company_id uuid primary key references companies on delete cascade,
  attempt_id uuid not null,
  stripe_session_id text,
  started_at timestamptz not null
);

-- Events received, each once.
create table stripe_events (
  id text primary key,
  type text not null,
  stripe_customer_id text,
  received_at timestamptz not null
);
create index stripe_events_received on stripe_events (received_at);

-- Customers about whom something happened since Stripe was last asked: one waiting job each.
create table subscription_hints (
  stripe_customer_id text primary key
);
