-- A host's page asks for everything that the host leads.
create index listings_by_host on listings ((details -> 'host' ->> 'name')) where listed;
