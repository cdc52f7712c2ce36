/** Longest path of the site that is taken from outside, in characters. */
const maxSitePathLength = 2_048;

/** Of the parser only: nothing is sent there. */
const origin = 'https://site.invalid';
/** Controls, spaces, backslashes, and characters that are invisible or change the direction of text. */
const forbidden = /[\p{C}\p{Z}\\]/u;
/** Slashes, backslashes, dots and controls that another program may decode. */
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
  // A dot segment, or anything else by which the parser gets to another path than the one that is written.
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

/** True for a path of this site without a query and a fragment. */
export function isPagePath(text: string): boolean {
  return !/[?#]/.test(text) && parseSitePath(text) !== undefined;
}
