/** Longest accepted site path from outside, in characters. */
const maxSitePathLength = 2_048;

/** Base URL for the parser only; no request goes there. */
const origin = 'https://site.invalid';
/** Controls, spaces, backslashes, and characters that are invisible or change the direction of text. */
const forbidden = /[\p{C}\p{Z}\\]/u;
/** Encoded slashes, backslashes, dots and controls that another program may decode. */
const disguised = /%(?:25)*(?:2f|5c|2e|[01][\da-f]|7f)/i;

/**
 * Reads a path of this site from text that comes from outside, such as a request, an old row or a link. Other sites,
 * disguised slashes and dot segments are refused rather than repaired.
 * @param maxLength in characters
 * @returns the path with its query and fragment; undefined when it may lead elsewhere
 */
export function parseSitePath(text: string, maxLength = maxSitePathLength): string | undefined {
  if (text.length > maxLength || !text.startsWith('/') || forbidden.test(text)) return undefined;
  const [path = ''] = text.split(/[?#]/, 1);
  if (path.includes('//') || disguised.test(path) || !isDecodable(text) || !URL.canParse(text, origin))
    return undefined;
  const url = new URL(text, origin);
  // A dot segment, or any other input that the parser resolves to a different path.
  const isAsWritten = decodeURI(url.pathname) === decodeURI(path);
  return url.origin === origin && isAsWritten ? text : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a path of this site without query or fragment. */
export function isPagePath(text: string): boolean {
  return !/[?#]/.test(text) && parseSitePath(text) !== undefined;
}
