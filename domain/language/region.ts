/**
 * The region of the first accepted language that names one (ISO 3166-1, or UN M.49 such as "001"), where
 * somebody probably is: "de-AT, en" is Austria. Null without one.
 *
 * @param accepted an `Accept-Language` header, or the languages of a browser with commas
 */
export function regionIn(accepted: string): string | null {
  return (
    /\b[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2}|\d{3})\b/.exec(accepted.slice(0, 200))?.[1] ?? null
  )
}
