/** Converts a title to a URL segment: lower-case letters and digits joined by single hyphens. */
export function slug(title: string): string {
  return (
    title
      .normalize('NFKD')
      .replace(/[^\p{ASCII}]/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'untitled'
  );
}
