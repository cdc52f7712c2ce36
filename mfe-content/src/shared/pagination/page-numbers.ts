/** Returns the page numbers to link to: first, last and those around the current one; null stands for a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [null, page] : [page];
  });
}
