/** Past this no list has pages, and no database should be asked. */
const lastPage = 10_000;

/** The page number that an address asks for: the first when it is missing or makes no sense. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), lastPage) : 1;
}
