/*
 * Served instead of the service worker while it is switched off (docs/operations.md). It takes over, handles
 * no requests, drops saved pages and removes itself. Vouchers stay stored for a later worker.
 */

declare const self: ServiceWorkerGlobalScope;

// A module, so that its names are local.
export {};

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([caches.delete('pages-1'), caches.delete('files-1')]).then(() =>
      self.registration.unregister(),
    ),
  );
});

self.addEventListener('message', ({ ports }) => ports[0]?.postMessage({ saved: false }));
