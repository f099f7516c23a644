-- A few blurred pixels of a picture as a data: address, shown in its place until it is there.
alter table files add preview text;
