import type { SiteOrigins } from '@kaadu/contracts';

/** Returns the other origins that every page connects to. Images and data have one host, the API's. */
export function connectedOrigins({ siteUrl, apiUrl }: SiteOrigins): string[] {
  const { origin } = new URL(apiUrl);
  return origin === new URL(siteUrl).origin ? [] : [origin];
}
