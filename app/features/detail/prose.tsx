import { listingLang } from '#app/lib/i18n/number-labels.ts'

const PROSE = [
  'grid max-w-[62ch] gap-4 text-[1.0625rem] leading-[1.7]',
  '[&>p:first-child]:font-display [&>p:first-child]:font-[380] [&>p:first-child]:text-[1.375rem] [&>p:first-child]:leading-[1.45]',
  '[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5',
  '[&_blockquote]:border-line [&_blockquote]:border-l [&_blockquote]:pl-5 [&_blockquote]:italic',
].join(' ')

/** Long description of a listing as HTML, sanitised when it was saved. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the listing was saved
  return <div lang={listingLang()} className={PROSE} dangerouslySetInnerHTML={{ __html: html }} />
}

export function PlainProse({ text }: { text: string }) {
  return (
    <div lang={listingLang()} className={PROSE}>
      <p>{text}</p>
    </div>
  )
}
