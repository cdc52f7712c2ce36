/** No list has more pages, so that a higher number never reaches the database. */
const maxPage = 10_000;

/** The page number in a query string: 1 when it is missing or invalid. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), maxPage) : 1;
}
