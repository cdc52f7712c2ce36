/** Returns the position of a page in a list of `total` records; a page past the end is empty. */
export function pageOf(page: number, size: number, total: number) {
  return { total, page, page_count: Math.ceil(total / size) };
}

export function offsetOf(page: number, size: number): number {
  return (page - 1) * size;
}
