-- Companies are found by a part of their name, by whoever asks one to confirm a reference.
create index companies_name_folded on companies using gin (fold_text(name) gin_trgm_ops);
