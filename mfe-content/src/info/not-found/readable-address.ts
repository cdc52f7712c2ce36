/** Control characters, and those that change the direction of the text around them. */
const misleading = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** Returns the path and query of a URL with its escapes decoded where they are readable text. */
export function readableAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return readable(pathname) + readable(search);
}

function readable(escaped: string): string {
  try {
    const text = decodeURIComponent(escaped);
    return misleading.test(text) ? escaped : text;
  } catch {
    return escaped;
  }
}
