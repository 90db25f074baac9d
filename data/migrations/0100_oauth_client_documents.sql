-- Programs that are known by the address of a document that describes them (OAuth client ID metadata documents).
alter table auth.oauth_clients add column document_url text unique;
-- Until when the document may be used without fetching it again.
alter table auth.oauth_clients add column fresh_until timestamptz;
