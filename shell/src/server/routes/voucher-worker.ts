/**
 * The service worker of voucher pages, registered by them alone with the scope `/voucher`: a voucher that has been opened
 * once can be read without a connection. The page says what it consists of (`{ urls, answer }`); the network is asked
 * first, and what was saved is given when it does not answer. Files whose content never changes come from the copy.
 */
export const voucherWorker = `'use strict';
const cacheName = 'vouchers-1';
const patienceMs = 6000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(
    save(event.data).then(
      () => port.postMessage({ saved: true }),
      () => port.postMessage({ saved: false }),
    ),
  );
});

async function save({ urls, answer }) {
  const cache = await caches.open(cacheName);
  await cache.put(answer.url, new Response(answer.body, { headers: { 'content-type': 'application/json' } }));
  await Promise.all(
    urls.map(async (url) => {
      if (isConstant(new URL(url)) && (await cache.match(url, { ignoreVary: true }))) return;
      const response = await fetch(url, { credentials: 'same-origin' });
      if (!response.ok) throw new Error(url + ' answered ' + response.status);
      await cache.put(url, response);
    }),
  );
}

const isConstant = ({ origin, pathname }) =>
  origin === self.location.origin && /^\\/(assets|releases)\\//.test(pathname);

async function fromCache(request, options) {
  const cache = await caches.open(cacheName);
  return cache.match(request, { ignoreVary: true, ...options });
}

async function networkFirst(request, options) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    const saved = await fromCache(request, options);
    if (saved) return saved;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, { ignoreSearch: true }));
  else if (isConstant(url))
    event.respondWith(fromCache(request.url).then((saved) => saved || fetch(request)));
  else if (/^\\/bookings\\/[^/]+$/.test(url.pathname)) event.respondWith(networkFirst(request));
});
`;
