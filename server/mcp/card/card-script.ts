/**
 * The script of the card, as text: it runs in a frame of the client, in a browser without a build. Listing text
 * only ever becomes text of elements, and an address only a link of the web.
 */
export const CARD_SCRIPT = `
const list = document.querySelector('main')
let lastId = 0
let locale = 'en'

function send(message) {
  window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
}

function request(method, params) {
  lastId += 1
  send({ id: lastId, method, params })
  return lastId
}

function element(name, text, className) {
  const made = document.createElement(name)
  if (text) made.textContent = text
  if (className) made.className = className
  return made
}

function isWebAddress(address) {
  return typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

function priceOf({ amount, priceText }) {
  if (priceText) return priceText
  if (!amount) return 'Price not stated'
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency })
  const digits = format.resolvedOptions().maximumFractionDigits
  return format.format(amount.minor / 10 ** digits) + ' per ' + amount.per
}

function cardOf({ listing, url, limits = [] }) {
  const card = element('article')
  const title = element('h2')
  const link = element(isWebAddress(url) ? 'a' : 'span', listing.title)
  if (isWebAddress(url)) {
    link.href = url
    link.addEventListener('click', (event) => {
      event.preventDefault()
      request('ui/open-link', { url })
    })
  }
  title.append(link)
  const rating = listing.rating === null ? 'Not rated' : listing.rating + ' of 5 (' + listing.reviews + ')'
  const facts = [listing.type, listing.location, rating].filter(Boolean).join(' · ')
  card.append(title, element('p', facts, 'facts'), element('p', priceOf(listing), 'price'))
  const open = limits.filter(({ status }) => status !== 'met').map(({ label }) => label)
  if (open.length > 0) card.append(element('p', 'Not stated: ' + open.join(', '), 'facts'))
  if (listing.sample) card.append(element('p', 'Sample data, not a real offer', 'facts'))
  return card
}

function show(result) {
  const { care, items, listing, url } = result?.structuredContent ?? {}
  const found = items ?? (listing ? [{ listing, url }] : [])
  if (care) list.replaceChildren(element('p', care.text, 'care'))
  else if (found.length > 0) list.replaceChildren(...found.map(cardOf))
  else list.replaceChildren(element('p', 'Nothing was found.', 'facts'))
}

function useContext(context) {
  if (context?.theme === 'light' || context?.theme === 'dark')
    document.documentElement.style.colorScheme = context.theme
  if (typeof context?.locale === 'string') locale = context.locale
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || data?.jsonrpc !== '2.0') return
  if (data.id === helloId && data.result) {
    useContext(data.result.hostContext)
    send({ method: 'ui/notifications/initialized', params: {} })
  } else if (data.method === 'ui/notifications/tool-result') show(data.params)
  else if (data.method === 'ui/notifications/host-context-changed') useContext(data.params)
  else if (data.method && data.id !== undefined) send({ id: data.id, result: {} })
})

new ResizeObserver(() => {
  const { width, height } = document.documentElement.getBoundingClientRect()
  send({ method: 'ui/notifications/size-changed', params: { width: Math.ceil(width), height: Math.ceil(height) } })
}).observe(document.documentElement)

const helloId = request('ui/initialize', {
  protocolVersion: '2026-01-26',
  appInfo: { name: 'listings', version: '1' },
  appCapabilities: { availableDisplayModes: ['inline'] },
})
`
