import { z } from 'zod'

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** An imported text: trimmed, without characters that the database cannot store. */
export const catalogueText = (max: number) =>
  z
    .string()
    .max(max)
    // PostgreSQL rejects NUL, and a lone surrogate is no character.
    .transform((value) => value.replaceAll('\0', '').toWellFormed().trim())

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
