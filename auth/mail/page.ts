import { type Page, toHtml } from './mail-html.ts'
import type { Mail } from './mailer.ts'

/** Renders a mail as HTML and as plain text that states the same. */
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
