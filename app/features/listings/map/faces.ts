/** A typeface as a style sheet of the page declares it. */
export type Face = { family: string; style: string; weight: string; address: string }

/** Has the letters of most of the languages that use Latin ones. */
const LATIN = /U\+0+-(00)?FF/i

/** The Latin typefaces of the page; a worker, which has no style sheets, needs their files. */
export function latinFaces(): Face[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? document.baseURI
    // The rules of another origin, such as an extension's, cannot be read.
    if (!base.startsWith(window.origin)) return []
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? faceOf(rule, base) : [],
    )
  })
}

function faceOf({ style }: CSSFontFaceRule, base: string): Face[] {
  const declared = (property: string) => style.getPropertyValue(property)
  const [, file] = /url\("?([^")]+)/.exec(declared('src')) ?? []
  if (!file || !LATIN.test(declared('unicode-range'))) return []
  return [
    {
      family: declared('font-family').replaceAll('"', ''),
      style: declared('font-style') || 'normal',
      weight: declared('font-weight'),
      address: new URL(file, base).href,
    },
  ]
}
