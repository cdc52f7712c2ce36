/** Name of the cache. It never changes, because a voucher may be needed on a trip that has begun. */
const cacheName = 'vouchers-1';

/** Message of a voucher's page: the URLs to save, and the booking that it shows. */
export interface VoucherToSave {
  readonly urls: readonly string[];
  readonly answer: { readonly url: string; readonly body: string };
}

/** Whether a message comes from a voucher's page. Releases of the content remote agree on its shape. */
export function isVoucherToSave(message: unknown): message is VoucherToSave {
  if (typeof message !== 'object' || message === null || !('urls' in message) || !('answer' in message))
    return false;
  const { urls, answer } = message;
  return (
    Array.isArray(urls) &&
    urls.every((url) => typeof url === 'string') &&
    typeof answer === 'object' &&
    answer !== null &&
    typeof Reflect.get(answer, 'url') === 'string' &&
    typeof Reflect.get(answer, 'body') === 'string'
  );
}

/** Whether a URL is the page of a voucher. */
export function isVoucherPage(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.startsWith('/voucher/');
}

/** Whether a URL is the API call that reads one booking. */
export function isBookingCall({ pathname }: URL): boolean {
  return /^\/bookings\/[^/]+$/.test(pathname);
}

type FetchFile = (url: string, init: RequestInit) => Promise<Response>;

/** Vouchers that visitors have opened. Only these pages are saved whole, with scripts and booking. */
export class SavedVouchers {
  readonly #storage: Pick<CacheStorage, 'open'>;
  readonly #origin: string;
  readonly #fetch: FetchFile;

  /** @param origin origin of the site */
  constructor(storage: Pick<CacheStorage, 'open'>, origin: string, fetchFile: FetchFile) {
    this.#storage = storage;
    this.#origin = origin;
    this.#fetch = fetchFile;
  }

  /** Saves a voucher. @throws Error when a file cannot be loaded, or storage fails */
  async save({ urls, answer }: VoucherToSave): Promise<void> {
    const cache = await this.#storage.open(cacheName);
    const headers = { 'content-type': 'application/json' };
    await cache.put(answer.url, new Response(answer.body, { headers }));
    await Promise.all(
      urls.map(async (url) => {
        if (this.#isConstant(new URL(url)) && (await cache.match(url, { ignoreVary: true }))) return;
        const response = await this.#fetch(url, { credentials: 'same-origin' });
        if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
        await cache.put(url, response);
      }),
    );
  }

  /** Returns the page of a voucher (with any query), one of its files, or its booking. */
  async open(url: string): Promise<Response | undefined> {
    const cache = await this.#storage.open(cacheName);
    return cache.match(url, { ignoreVary: true, ignoreSearch: isVoucherPage(url) });
  }

  /** Whether the content at a URL never changes. */
  #isConstant({ origin, pathname }: URL): boolean {
    return origin === this.#origin && /^\/(assets|releases)\//.test(pathname);
  }
}
