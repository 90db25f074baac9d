import type { Photo } from '#domain/listing/listing.ts'
import { readOwnPhoto } from '#domain/listing/own-photo.ts'

/** What the editor has, saved or not. */
type Pictures = { photos: readonly Photo[]; portrait: string }

/** A page for `srcDoc`, in the theme of this page; its scripts would look for the listing at the address of the frame. */
export function toFrame(html: string, name: string, pictures: Pictures): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
  for (const image of page.querySelectorAll('img')) showPhoto(image, pictures)
  for (const landmark of page.querySelectorAll(LANDMARKS)) nameLandmark(landmark, name)
  page.documentElement.dataset['theme'] = document.documentElement.dataset['theme']
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** Not `readPictureFile`: sharing it would split the scripts of visitors' pages. */
const PICTURE = /^\/pictures\/.+-(cover|host|\d+)-\d+\.\w+(?:\?|$)/

/** The copies in the sizes of a page are made once a listing is public. */
function showPhoto(image: HTMLImageElement, { photos, portrait }: Pictures): void {
  const [, name] = PICTURE.exec(image.getAttribute('src') ?? '') ?? []
  const url = name === 'host' ? portrait : photos[name === 'cover' ? 0 : Number(name)]?.url
  if (!url || !readOwnPhoto(url)) return
  image.removeAttribute('srcset')
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = url
}

const LANDMARKS = [
  'header:not(main *)',
  'footer:not(main *)',
  'main',
  'nav',
  'aside',
  'section',
].join()

/** Screen readers list the landmarks of a frame with those of its page. */
function nameLandmark(landmark: Element, name: string): void {
  const labelledBy = landmark.getAttribute('aria-labelledby')
  const label = labelledBy
    ? landmark.ownerDocument.getElementById(labelledBy)?.textContent
    : landmark.getAttribute('aria-label')
  // Without a label of its own it is none.
  if (!label && landmark.matches('section')) return
  landmark.removeAttribute('aria-labelledby')
  landmark.setAttribute('aria-label', label ? `${name}: ${label}` : name)
}
