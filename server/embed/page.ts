import { html } from 'hono/html'
import type { Language } from '#domain/language/language.ts'
import type { EmbedDeps } from './deps.ts'

export type Html = ReturnType<typeof html>

/** How a frame looks; with `isResized` it reports its height to the page around it, by a script. */
export type Look = { lang: Language; theme: 'light' | 'dark'; isResized: boolean }

/** The document of a frame: the site's name, its content, and a link to the site. */
export function embedPage(
  content: Html,
  all: { url: string; label: string },
  { lang, theme, isResized }: Look,
  { name }: Pick<EmbedDeps, 'name'>,
): Html {
  return html`<!doctype html>
<html lang="${lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="stylesheet" href="/embed/embed.css">
${isResized ? html`<script src="/embed/frame.js" defer></script>` : ''}
</head>
<body>
<main>
<h1>${name}</h1>
${content}
<p class="all"><a href="${all.url}" target="_blank" rel="noopener">${all.label}</a></p>
</main>
</body>
</html>`
}
