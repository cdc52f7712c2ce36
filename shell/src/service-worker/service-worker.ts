import type { OfflineAssets } from '../app/offline-assets';
import { BoundedCache } from './bounded-cache';
import { networkFirst } from './network-first';
import '../app/notices/notices.css';
import { offlinePage } from './offline-page';
import { SavedFiles } from './saved-files';
import { SavedPages } from './saved-pages';
import { isBookingCall, isVoucherPage, isVoucherToSave, SavedVouchers } from './saved-vouchers';

declare const self: ServiceWorkerGlobalScope & { readonly offlineAssets: OfflineAssets };

/*
 * Service worker of the site (ADR 037). It is independent of releases: documents come from the network if
 * possible, and files have content-based URLs. A new worker can therefore take over at once, even under open
 * pages. Workbox is unsuitable: its strategies store whole responses and its limits count entries, while this
 * worker stores the readable content of a page and limits bytes.
 */

const { origin } = self.location;
const assets = self.offlineAssets;
const mib = 2 ** 20;
const pageCache = new BoundedCache({ name: 'pages-1', maxEntries: 40, maxBytes: 8 * mib }, caches);
const fileCache = new BoundedCache({ name: 'files-1', maxEntries: 120, maxBytes: 6 * mib }, caches);
const load = (request: Request | string, init?: RequestInit) => fetch(request, init);
const files = new SavedFiles(fileCache, load);
const pages = new SavedPages({ cache: pageCache, files, assets, origin, fetchPage: load });
const vouchers = new SavedVouchers(caches, origin, load);

self.addEventListener('install', (event) => {
  event.waitUntil(files.keep([...assets.styles, assets.sheet].map((path) => new URL(path, origin).href)));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (isVoucherToSave(data)) event.waitUntil(saveVoucher(vouchers.save(data), ports[0]));
  else if (isVisit(data)) event.waitUntil(pages.visit(new URL(data.visited)).catch(ignored));
});

async function saveVoucher(saving: Promise<void>, port: MessagePort | undefined): Promise<void> {
  const saved = await saving.then(
    () => true,
    () => false,
  );
  port?.postMessage({ saved });
}

/**
 * Whether a message reports the page that the visitor is on. Many URLs are reached without loading a
 * document.
 */
function isVisit(message: unknown): message is { readonly visited: string } {
  const visited: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'visited') : undefined;
  return typeof visited === 'string' && URL.canParse(visited);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    if (url.origin === origin) event.respondWith(openDocument(event, url));
  } else if (url.origin === origin && (SavedFiles.has(url) || isVoucherPage(request.referrer))) {
    event.respondWith(openFile(event, url));
  } else if (isBookingCall(url)) event.respondWith(openBooking(event));
});

async function openDocument(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const network = Promise.resolve(event.preloadResponse).then(async (preloaded: unknown) => {
    const response = preloaded instanceof Response ? preloaded : await load(request);
    event.waitUntil(pages.keep(url, response.clone()).catch(ignored));
    return response;
  });
  // The request continues when a copy is shown because it is slow.
  event.waitUntil(network.catch(() => undefined));
  const saved = () => (isVoucherPage(request.url) ? vouchers.open(request.url) : pages.open(url));
  return networkFirst(network, saved, async () => offlinePage(await pages.list(), assets));
}

/** Loads a style sheet or font of any page, or any file of a voucher's page. */
async function openFile(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const ofVoucher = () => vouchers.open(request.url);
  if (!SavedFiles.has(url)) return (await ofVoucher()) ?? load(request);
  const file = files.get(request, (work) => event.waitUntil(work.catch(ignored)));
  return networkFirst(file, ofVoucher);
}

/** Loads a booking from the network. Only the page of its voucher may get the saved copy. */
async function openBooking({ request, clientId }: FetchEvent): Promise<Response> {
  const client = await self.clients.get(clientId);
  if (!client || !isVoucherPage(client.url)) return load(request);
  return networkFirst(load(request), () => vouchers.open(request.url));
}

/** Ignores errors of a full or blocked storage: fewer pages can be read offline. */
function ignored(error: unknown): void {
  console.warn('A page could not be saved for reading offline:', error);
}
