import type { Locale } from './locale.ts'
import type { Letter } from './mailer.ts'

export type Page = {
  subject: string
  body: string
  site: string
  locale: Locale
  link: string | null
  button: string | null
  /** What follows in ordinary size, and in small print. */
  lines: string[]
  closing: string[]
}

/** A letter as it goes out, in HTML and in plain text. */
export function toLetterOf(to: string, page: Page): Letter {
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

/** Tables and inline styles: what every mail program shows alike. */
function toHtml({ subject, body, button, site, link, locale, lines, closing }: Page): string {
  const paragraph = (text: string, style = 'color:#33403a') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`
  const action =
    link && button
      ? `<p style="margin:0 0 24px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#1f4a3d;color:#ffffff;font-size:16px;text-decoration:none">${escapeHtml(button)}</a></p>`
      : ''
  const small = closing.map((text) => paragraph(text, 'font-size:14px;color:#5c6862')).join('')
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"><tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1c2420">${escapeHtml(subject)}</h1>
${paragraph(body)}
${action}
${lines.map((text) => paragraph(text)).join('')}
${small}
<p style="margin:24px 0 0;font-size:14px;color:#5c6862">${escapeHtml(site)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
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
