-- Sessions end twelve months after they were opened, also those that are open already.
update sessions set expires_at = least(expires_at, created_at + interval '12 months');
