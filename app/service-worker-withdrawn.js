// Takes the place of the worker where OFFLINE_PAGES is off: it removes all that was kept, and itself.

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  event.waitUntil(withdraw())
})

async function withdraw() {
  const names = await caches.keys()
  const ours = names.filter((name) => name.startsWith('seekwell-'))
  await Promise.all(ours.map((name) => caches.delete(name)))
  await registration.unregister()
}
