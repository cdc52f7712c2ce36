const loneSurrogates = /\p{Surrogate}/gu;

/** Encodes any text as a URL component. An unpaired surrogate, which cannot be encoded, becomes U+FFFD. */
export function encodeUriText(text: string | number): string {
  return encodeURIComponent(String(text).replaceAll(loneSurrogates, '\u{FFFD}'));
}
