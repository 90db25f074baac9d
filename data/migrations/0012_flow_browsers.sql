-- Which browser, and failing that which address, left the site: a return elsewhere is somebody else's.
alter table auth.flow_states add column browser_hash text, add column ip text;
alter table auth.saml_relay_states add column browser_hash text, add column ip text;
