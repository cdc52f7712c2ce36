import { isApiError } from '@kaadu/api-client';
import { HttpError } from '@kaadu/contracts';

interface DetailRoute<Item> {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly load: (key: number) => Promise<Item>;
  /** Returns the title for the canonical URL of the record. */
  readonly titleOf: (item: Item) => string;
  readonly getHref: (title: string, key: number) => string;
}

const maxKey = 2_147_483_647;

/**
 * Loads the record that a route of the form `/…/:title/:id` names.
 * @throws HttpError 404 for a malformed or unknown id, 301 to the canonical URL when the title is not the record's
 */
export async function loadDetail<Item>({
  params,
  url,
  load,
  titleOf,
  getHref,
}: DetailRoute<Item>): Promise<Item> {
  const notFound = new HttpError(404, `Page not found: ${url.pathname}`);
  const key = /^[1-9]\d{0,9}$/.test(params['id'] ?? '') ? Number(params['id']) : Infinity;
  if (key > maxKey) throw notFound;

  const item = await load(key).catch((error: unknown) => {
    throw isApiError(error) && error.status === 404 ? notFound : error;
  });
  const title = titleOf(item);
  if (params['title'] !== title)
    throw new HttpError(301, 'Moved Permanently', `${getHref(title, key)}${url.search}`);
  return item;
}
