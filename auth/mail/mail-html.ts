import type { Locale } from './locale.ts'
import {
  DISPLAY,
  HOURS,
  INK,
  INK_2,
  INK_3,
  LAKE,
  LINE,
  ON_LAKE,
  PAPER,
  RAISED,
  SANS,
  STYLES,
} from './mail-theme.ts'

/** A picture of our own site, at an absolute address. */
export type MailPicture = {
  src: string
  /** The same for dark clients. */
  dark?: string
  /** What it shows, for those who do not load it. */
  alt: string
  /** Width by height. */
  ratio: number
}

export type Page = {
  subject: string
  body: string
  /** The line that clients show beside the subject; the body without one. */
  preheader?: string
  site: string
  locale: Locale
  link: string | null
  button: string | null
  /** Facts, one a line. */
  lines: string[]
  /** The code in one of the lines, set large. */
  code?: string
  /** Small print. */
  closing: string[]
  cover?: MailPicture
  map?: MailPicture
}

/** Pixels, the width of the column. */
const COLUMN = 600
/** Clients fill up a short preheader with the first words of the mail, unless space follows it. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)
const BREAKING = 'overflow-wrap:anywhere;word-break:break-word'

/** Tables and inline styles: the subset that all mail clients support. */
export function toHtml(page: Page): string {
  const { subject, body, site, locale, lines, closing, cover, map, code } = page
  const stripe = HOURS.map((colour) => `<td height="6" style="background:${colour}"></td>`).join('')
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>
<body class="page" style="margin:0;padding:0;background:${PAPER}">
<div role="main">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheaderOf(page))}${FILLER}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="${COLUMN}"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${COLUMN}px;table-layout:fixed;text-align:left;font-family:${SANS}">
<tr><td class="ink" style="padding:0 0 16px;font:400 24px/1.2 ${DISPLAY};letter-spacing:-0.01em;color:${INK}">${escapeHtml(site)}</td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${stripe}</tr></table></td></tr>
<tr><td class="sheet" style="padding:32px 32px 16px;border:1px solid ${LINE};border-top:0;border-radius:0 0 3px 3px;background:${RAISED};${BREAKING}">
${cover ? picture(cover, COLUMN) : ''}
<h1 class="ink" style="margin:0 0 16px;font:400 29px/1.14 ${DISPLAY};letter-spacing:-0.014em;color:${INK}">${escapeHtml(subject)}</h1>
${paragraph(body, 'body')}
${action(page)}
${lines.map((text) => paragraph(text, 'fact', code)).join('')}
${map ? picture(map, MAP_WIDTH) : ''}
${closing.map((text) => paragraph(text, 'closing')).join('')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`
}

/** Pixels; a map is the smaller picture. */
const MAP_WIDTH = 340

function preheaderOf({ preheader, body }: Page): string {
  return preheader ?? body
}

/** The one action of a mail, 49 pixels high. */
function action({ link, button }: Page): string {
  if (!link || !button) return ''
  return `<p style="margin:8px 0 28px"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:15px 28px;border-radius:999px;background:${LAKE};color:${ON_LAKE};font-size:16px;font-weight:600;line-height:1.2;text-decoration:none">${escapeHtml(button)}</a></p>`
}

/** A picture that shrinks with the column; dark clients that know "picture" take its dark version. */
function picture({ src, dark, alt, ratio }: MailPicture, width: number): string {
  const height = Math.round(width / ratio)
  const inDark = dark
    ? `<source srcset="${escapeHtml(dark)}" media="(prefers-color-scheme: dark)">`
    : ''
  return `<p style="margin:0 0 24px"><picture>${inDark}<img class="picture ink-3" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;box-sizing:border-box;width:100%;max-width:${width}px;height:auto;border:1px solid ${LINE};border-radius:3px;font-size:14px;color:${INK_3}"></picture></p>`
}

type Tone = 'body' | 'fact' | 'closing'

const TONES: Record<Tone, { className: string; style: string }> = {
  body: { className: 'ink-2', style: `margin:0 0 16px;font-size:17px;color:${INK_2}` },
  fact: {
    className: 'ink-2 rule',
    style: `margin:0;padding:12px 0;border-top:1px solid ${LINE};font-size:16px;color:${INK_2}`,
  },
  closing: { className: 'ink-3', style: `margin:16px 0 0;font-size:14px;color:${INK_3}` },
}

function paragraph(text: string, tone: Tone, code?: string): string {
  const { className, style } = TONES[tone]
  const words = code ? withCode(text, code) : escapeHtml(text)
  return `<p class="${className}" style="${style};line-height:1.55;white-space:pre-line">${words}</p>`
}

/** Sets a code large enough to copy it by eye. */
function withCode(text: string, code: string): string {
  const large = `<strong class="ink" style="font-size:22px;letter-spacing:0.12em;color:${INK}">${escapeHtml(code)}</strong>`
  return escapeHtml(text).replace(escapeHtml(code), () => large)
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
