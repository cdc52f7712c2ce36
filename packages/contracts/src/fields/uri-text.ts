const loneSurrogates = /\p{Surrogate}/gu;

/** Encodes any text as part of a URL. A surrogate without its other half, which cannot be encoded, becomes U+FFFD. */
export function encodeUriText(text: string | number): string {
  return encodeURIComponent(String(text).replaceAll(loneSurrogates, '\u{FFFD}'));
}
