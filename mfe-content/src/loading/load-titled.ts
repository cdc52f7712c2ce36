import { isApiError } from '@kaadu/api-client';
import { HttpError } from '@kaadu/contracts';

interface TitledRoute<Item> {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly load: (key: number) => Promise<Item>;
  /** The title that belongs in the address of what was loaded. */
  readonly titleOf: (item: Item) => string;
  readonly getHref: (title: string, key: number) => string;
}

const largestKey = 2_147_483_647;

/**
 * Loads what a route of the form `/…/:title/:id` names. A malformed or unknown id is not found; a wrong title is sent
 * on to the right address.
 */
export async function loadTitled<Item>({
  params,
  url,
  load,
  titleOf,
  getHref,
}: TitledRoute<Item>): Promise<Item> {
  const notFound = new HttpError(404, `Page not found: ${url.pathname}`);
  const key = /^[1-9]\d{0,9}$/.test(params['id'] ?? '') ? Number(params['id']) : Infinity;
  if (key > largestKey) throw notFound;

  const item = await load(key).catch((error: unknown) => {
    throw isApiError(error) && error.status === 404 ? notFound : error;
  });
  const title = titleOf(item);
  if (params['title'] !== title)
    throw new HttpError(301, 'Moved Permanently', `${getHref(title, key)}${url.search}`);
  return item;
}
