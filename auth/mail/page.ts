import type { Locale } from './locale.ts'
import type { Mail } from './mailer.ts'

export type Page = {
  subject: string
  body: string
  site: string
  locale: Locale
  link: string | null
  button: string | null
  /** Further text in ordinary size, and in small print. */
  lines: string[]
  closing: string[]
}

/** Renders a mail as HTML and plain text. */
export function renderMail(to: string, page: Page): Mail {
  const { subject, body, link, lines, closing, site } = page
  const paragraphs = [body, ...(link ? [link] : []), ...lines, ...closing]
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n\n${site}\n`,
    html: toHtml(page),
    link,
  }
}

/** The light theme of app/styles/tokens.css: mail clients do not support custom properties. */
const PAPER = '#f5f7f3'
const RAISED = '#fdfefc'
const LINE = '#d5dcd4'
const INK = '#16292b'
const INK_2 = '#42534f'
const INK_3 = '#5a6a66'
const LAKE = '#1b4a4c'
const ON_LAKE = '#f7faf6'
const HOURS = ['#f9e2cc', '#d6e9e7', '#f1eacb', '#f0dadd', '#d7e0ea']
const DISPLAY = "Petrona,'Iowan Old Style','Palatino Linotype',Georgia,serif"
const SANS = "'Hanken Grotesk','Segoe UI',system-ui,-apple-system,sans-serif"

/** The dark theme, for clients that support style sheets; only `!important` overrides inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #0e1a1d !important }
.sheet { background: #15262a !important; border-color: #294044 !important }
.ink { color: #e9efe9 !important }
.ink-2 { color: #b9c7c1 !important }
.ink-3 { color: #96a8a2 !important }
.button { background: #b9dad0 !important; color: #0d2122 !important }
}`

/** Tables and inline styles: the subset that all mail clients support. */
function toHtml({ subject, body, button, site, link, locale, lines, closing }: Page): string {
  const stripe = HOURS.map((colour) => `<td height="6" style="background:${colour}"></td>`).join('')
  const action =
    link && button
      ? `<p style="margin:8px 0 28px"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:15px 28px;border-radius:999px;background:${LAKE};color:${ON_LAKE};font-size:16px;font-weight:600;line-height:1.2;text-decoration:none">${escapeHtml(button)}</a></p>`
      : ''
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:${PAPER}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:36px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px;text-align:left;font-family:${SANS}">
<tr><td class="ink" style="padding:0 0 20px;font:400 24px/1.2 ${DISPLAY};letter-spacing:-0.01em;color:${INK}">${escapeHtml(site)}</td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${stripe}</tr></table></td></tr>
<tr><td class="sheet" style="padding:36px 32px 20px;border:1px solid ${LINE};border-top:0;border-radius:0 0 3px 3px;background:${RAISED}">
<h1 class="ink" style="margin:0 0 18px;font:400 29px/1.14 ${DISPLAY};letter-spacing:-0.014em;color:${INK}">${escapeHtml(subject)}</h1>
${paragraph(body, 16, 'ink-2')}
${action}
${lines.map((text) => paragraph(text, 16, 'ink-2')).join('')}
${closing.map((text) => paragraph(text, 14, 'ink-3')).join('')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function paragraph(text: string, size: number, tone: 'ink-2' | 'ink-3'): string {
  const colour = tone === 'ink-2' ? INK_2 : INK_3
  return `<p class="${tone}" style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${colour}">${escapeHtml(text)}</p>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
