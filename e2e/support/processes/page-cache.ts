/** Metrics of a shell's page cache. */
export interface PageCacheCounts {
  readonly cached: number;
  readonly rendered: number;
  /** Number of pages that were revalidated and had not changed. */
  readonly unchanged: number;
  /** Number of conditional requests to the API. */
  readonly requests: number;
  /** CPU time of the process, in seconds. */
  readonly cpu: number;
}

/**
 * Reads the metrics of a shell.
 * @param port of the metrics
 */
export async function readPageCache(port: number): Promise<PageCacheCounts> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n').map((line) => line.split(' '));
  const valueOf = (series: string) => Number(lines.find(([name]) => name === series)?.[1]);
  return {
    cached: valueOf('page_cache_pages'),
    rendered: valueOf('page_render_duration_seconds_count'),
    unchanged: valueOf('page_cache_validations_total{outcome="unchanged"}'),
    requests: valueOf('page_validator_requests_total'),
    cpu: valueOf('process_cpu_seconds_total'),
  };
}

/**
 * Returns paths of a shell's sitemap.
 * @param most maximum number; some 150 pages fit into the page cache
 */
export async function sitemapPaths(siteUrl: string, most = 120): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  return paths.slice(0, most);
}
