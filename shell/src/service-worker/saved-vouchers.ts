/** Kept by this name since the first voucher was saved: it may be needed on a trip that has begun. */
const cacheName = 'vouchers-1';

/** What the page of a voucher asks to be kept: what it consists of, and the booking that it shows. */
export interface VoucherToSave {
  readonly urls: readonly string[];
  readonly answer: { readonly url: string; readonly body: string };
}

/** A message of a voucher's page; releases of the content remote agree on its form. */
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

/** True for the pages of vouchers. */
export function isVoucherPage(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname.startsWith('/voucher/');
}

/** True for the call that reads one booking. */
export function isBookingCall({ pathname }: URL): boolean {
  return /^\/bookings\/[^/]+$/.test(pathname);
}

type FetchFile = (url: string, init: RequestInit) => Promise<Response>;

/** Vouchers that visitors had saved by opening them: the only pages that are kept whole, with scripts and booking. */
export class SavedVouchers {
  readonly #storage: Pick<CacheStorage, 'open'>;
  readonly #origin: string;
  readonly #fetch: FetchFile;

  /** @param origin of the site */
  constructor(storage: Pick<CacheStorage, 'open'>, origin: string, fetchFile: FetchFile) {
    this.#storage = storage;
    this.#origin = origin;
    this.#fetch = fetchFile;
  }

  /** @throws Error when a file cannot be loaded, or nothing can be stored */
  async save({ urls, answer }: VoucherToSave): Promise<void> {
    const cache = await this.#storage.open(cacheName);
    const headers = { 'content-type': 'application/json' };
    await cache.put(answer.url, new Response(answer.body, { headers }));
    await Promise.all(
      urls.map(async (url) => {
        if (this.#isConstant(new URL(url)) && (await cache.match(url, { ignoreVary: true }))) return;
        const response = await this.#fetch(url, { credentials: 'same-origin' });
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
        await cache.put(url, response);
      }),
    );
  }

  /** The page of a voucher, whatever its query; a file of one; the booking that one shows. */
  async open(url: string): Promise<Response | undefined> {
    const cache = await this.#storage.open(cacheName);
    return cache.match(url, { ignoreVary: true, ignoreSearch: isVoucherPage(url) });
  }

  /** Files whose content never changes under their address. */
  #isConstant({ origin, pathname }: URL): boolean {
    return origin === this.#origin && /^\/(assets|releases)\//.test(pathname);
  }
}
