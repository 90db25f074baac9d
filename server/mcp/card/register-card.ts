import type { McpServer } from '@modelcontextprotocol/server'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { CARD_SCRIPT } from './card-script.ts'

const URI = 'ui://seekwell/listings'
const MIME_TYPE = 'text/html;profile=mcp-app'

/** Metadata of a tool whose listings a client may show as cards (MCP Apps, revision 2026-01-26). */
export const CARD_META = { ui: { resourceUri: URI } }

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; color: light-dark(#1c2b2d, #eaf2ee); background: light-dark(#fff, #0f1a1d); }
main { display: grid; gap: 12px; padding: 12px; }
article, .care { border: 1px solid light-dark(#c9d5d1, #3a4b4e); border-radius: 12px; padding: 12px 16px; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
a { color: inherit; display: inline-block; padding: 8px 0; min-height: 28px; }
p { margin: 4px 0 0; overflow-wrap: anywhere; }
.facts { color: light-dark(#4a5d5f, #a9bbb6); font-size: 0.875rem; }
.price { font-weight: 600; }
.care { white-space: pre-line; }
`

/** The document of the card: nothing of a listing, and no address of any host. */
export const CARD_HTML = `<!doctype html>
<html lang="${BASE_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Listings</title>
<style>${STYLE}</style>
</head>
<body>
<main aria-live="polite"></main>
<script>${CARD_SCRIPT}</script>
</body>
</html>
`

/** Registers the card as a resource; clients without the extension ignore it. */
export function registerCard(server: McpServer): void {
  server.registerResource(
    'listing_cards',
    URI,
    {
      title: 'Cards of listings',
      description: 'Shows the listings of search and get_listing as cards.',
      mimeType: MIME_TYPE,
    },
    async (uri) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: MIME_TYPE,
          text: CARD_HTML,
          // No origins: the card loads nothing.
          _meta: { ui: { csp: {}, prefersBorder: false } },
        },
      ],
    }),
  )
}
