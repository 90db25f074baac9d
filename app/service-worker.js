// Answers without a network: files of the build that were seen, the page of what is saved, the pictures on
// it, and for any other page one that says so. Served by server/http/offline.ts, which puts in the name of the
// build. docs/decisions/009-offline.md says why it does so little.

const BUILD = '__BUILD__'
const SHELL = `seekwell-shell-${BUILD}`
/** Also known to app/lib/loading/offline.ts, which has it emptied at sign-out. */
const PICTURES = 'seekwell-pictures'
const PICTURES_LIMIT = 600
const SAVED = '/saved'
const OFFLINE = '/offline'
/** A page in another language than that of the site's root: "/es/saved". */
const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/
/** Of whom pictures are kept: one who signs out ends it for those that are still under way. */
let visit = 0
const FILE = /\/assets\/(?:[a-z]{2}\/)?[\w.-]+/

addEventListener('install', (event) => {
  event.waitUntil(keepPages(''))
})

addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => clients.claim()))
})

addEventListener('message', (event) => {
  const files = event.data?.keep
  if (Array.isArray(files)) event.waitUntil(keepFiles(files))
  if (typeof event.data?.picture === 'string')
    event.waitUntil(keepPicture(event.data.picture).catch(() => undefined))
  if (event.data?.forget) event.waitUntil(forgetPictures())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request))
  else if (request.destination === 'image') event.respondWith(answerPicture(request))
  // Everything else (accounts, searches, data of pages) is the network's alone.
})

/** The two pages in a language ("" or "/es"), and the files that they name. */
async function keepPages(language) {
  const shell = await caches.open(SHELL)
  for (const path of [language + SAVED, language + OFFLINE]) {
    if (await shell.match(path)) continue
    const page = await fetch(path, { credentials: 'omit' })
    if (!page.ok) throw new Error(`${path}: ${page.status}`)
    const html = await page.clone().text()
    // The offline page stands at any address: its scripts would look for their own.
    await shell.put(path, path.endsWith(OFFLINE) ? withoutScripts(page, html) : page)
    await keepFiles(html.match(new RegExp(FILE, 'g')) ?? [])
  }
}

function withoutScripts(page, html) {
  const plain = html
    .replace(/<script[^>]*type="module"[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
  const headers = new Headers(page.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response(plain, { status: 200, headers })
}

async function keepFiles(paths) {
  const shell = await caches.open(SHELL)
  const wanted = [...new Set(paths)].filter((path) => FILE.exec(path)?.[0] === path)
  // One that is gone must not keep out the others.
  await Promise.all(
    wanted.map(async (path) => {
      if (!(await shell.match(path))) await shell.add(path).catch(() => undefined)
    }),
  )
}

async function dropOldBuilds() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('seekwell-shell-') && name !== SHELL)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The network's page, whatever it says; a kept one only where no answer comes. */
async function answerPage(event, pathname) {
  const language = LANGUAGE.exec(pathname)?.[0] ?? ''
  try {
    const answer = await fetch(event.request)
    // From the first page that somebody reads in another language.
    if (language && answer.ok) event.waitUntil(keepPages(language).catch(() => undefined))
    return answer
  } catch (error) {
    const shell = await caches.open(SHELL)
    const wanted = isSaved(pathname) ? pathname : language + OFFLINE
    const kept = (await shell.match(wanted)) ?? (await shell.match(OFFLINE))
    if (kept) return kept
    throw error
  }
}

const isSaved = (pathname) => pathname.replace(LANGUAGE, '') === SAVED

/** Names in assets carry a hash of what is in them: a kept one is right for ever. */
async function answerFile(request) {
  const shell = await caches.open(SHELL)
  return (await shell.match(request)) ?? fetch(request)
}

/** Pictures are shown from what was kept where there is no network. */
async function answerPicture(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const pictures = await caches.open(PICTURES)
    // The same picture in another width or version is better than none.
    const kept =
      (await pictures.match(request.url)) ??
      (await pictures.match(request.url, { ignoreSearch: true }))
    if (kept) return kept
    throw error
  }
}

async function forgetPictures() {
  visit++
  await caches.delete(PICTURES)
}

/** Keeps a picture that the page of what is saved shows (app/lib/loading/offline.ts); most often the browser has it already. */
async function keepPicture(url) {
  const asked = visit
  const pictures = await caches.open(PICTURES)
  if (new URL(url).origin !== location.origin || (await pictures.match(url))) return
  const answer = await fetch(url)
  if (!answer.ok || asked !== visit) return
  await pictures.put(url, answer)
  const [oldest, ...rest] = await pictures.keys()
  if (oldest && rest.length >= PICTURES_LIMIT) await pictures.delete(oldest)
}
