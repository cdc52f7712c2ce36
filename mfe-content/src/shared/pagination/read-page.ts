/** Highest page number, so that no excessive offset reaches the database. */
const maxPage = 10_000;

/** Reads the page number of a query string: 1 when it is missing or invalid. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), maxPage) : 1;
}
