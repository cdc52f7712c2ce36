import type { Booking } from '@kaadu/contracts/booking';

/** URL of the site's service worker, which the shell serves. */
const workerAddress = '/service-worker.js';

/** Returns the page's immutable files. */
function pageFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname } = new URL(name);
      return origin === window.location.origin && /^\/(assets|releases)\//.test(pathname);
    });
}

/**
 * Waits until a registration has a worker that receives messages. `navigator.serviceWorker.ready` may never resolve on
 * a page reached through a link, because it uses the URL that the document was loaded from.
 */
function activeWorker({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing;
  if (!worker) return Promise.reject(new Error('The service worker is not active'));
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/**
 * Stores a voucher's page in this browser, so that it opens offline.
 * @param answerUrl URL from which the page loads the booking
 * @throws Error when the browser has no service workers, refuses to store, or a file is missing
 */
export async function saveOfflineCopy(booking: Booking, answerUrl: string): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers');
  const registration = await navigator.serviceWorker.register(workerAddress);
  const active = await activeWorker(registration);
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(typeof data === 'object' && data !== null && Reflect.get(data, 'saved') === true);
  });
  const answer = { url: answerUrl, body: JSON.stringify({ status: 'success', data: booking }) };
  active.postMessage({ urls: [window.location.href, ...pageFiles()], answer }, [port2]);
  if (!(await reply)) throw new Error('The voucher could not be stored');
}
