import { z } from 'zod'

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Controls but tabs and line breaks (PostgreSQL rejects NUL, terminals act on ESC), and bidirectional overrides and
 * tags, which people do not see and models read.
 */
const UNSEEN = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u{e0000}-\u{e007f}]/gu

/** A text without unseen characters; a lone surrogate, which is no character, is replaced. */
export const withoutUnseen = (text: string) => text.replace(UNSEEN, '').toWellFormed()

/** An imported text: trimmed, without unseen characters. */
export const catalogueText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) => withoutUnseen(value).trim())

/** A web address without credentials, or a path of this site. */
export function isWebAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  return url !== null && url.username === '' && url.password === ''
}

/** An address of a picture or a clip. */
export const webAddress = catalogueText(2_000)
  .pipe(z.string().min(1))
  .refine(isWebAddress, 'is no web address')
