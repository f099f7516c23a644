-- What may be told of a project beside its text; a surface in square metres.
alter table portfolio_items
  add role_held text,
  add agency text,
  add phases text[] not null default '{}',
  add software text[] not null default '{}',
  add surface_square_metres numeric(12, 2) check (surface_square_metres > 0),
  add completion_year integer;

-- A project's pictures in their order: the first is its cover. The focus, in per cent, is what stays in sight when a
-- picture is cropped.
create table project_images (
  project_id uuid not null references portfolio_items on delete cascade,
  file_id uuid not null references files on delete cascade,
  position integer not null,
  alt_text text not null default '',
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  primary key (project_id, file_id)
);
create index project_images_file on project_images (file_id);

insert into project_images (project_id, file_id, position)
  select id, image_file_id, 0 from portfolio_items where image_file_id is not null;
alter table portfolio_items drop column image_file_id;
