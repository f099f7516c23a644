-- contracts since 0.1.0: the list of kinds grows, so that no row which an older program writes is refused.
alter table files drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('image', 'logo', 'cv', 'attachment', 'proof'));
