// Without a network it shows a page that says so. Everything else goes to the shop as if this were not here: no page, price or
// answer is ever kept. The server writes `kept` before this; when what it names changes, browsers take the new worker.

const own = [...Object.values(kept.pages), ...kept.files]

addEventListener('install', (event) => {
  const fresh = own.map((address) => new Request(address, { cache: 'reload' }))
  event.waitUntil(
    caches
      .open(kept.version)
      .then((cache) => cache.addAll(fresh))
      // Nothing that an open page uses depends on it: the new one may take over at once.
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, pathname))
  else if (kept.files.includes(pathname))
    event.respondWith(fetch(request).catch(() => fromCache(pathname)))
})

async function takeOver() {
  for (const name of await caches.keys()) if (name !== kept.version) await caches.delete(name)
  // The page is asked for while this wakes up.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

async function openPage(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const language = /^\/bn(\/|$)/.test(pathname) ? 'bn' : 'en'
    return fromCache(kept.pages[language])
  }
}

async function fromCache(address) {
  return (await caches.match(address)) ?? Response.error()
}
