/** What a shell says of its cached pages. */
export interface PageCacheCounts {
  readonly kept: number;
  readonly rendered: number;
  /** Pages that were validated and had not changed. */
  readonly unchanged: number;
  /** Conditional requests to the API. */
  readonly requests: number;
  /** Seconds of CPU that the process has used. */
  readonly cpu: number;
}

/** @param port that the shell serves its metrics on */
export async function readPageCache(port: number): Promise<PageCacheCounts> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n').map((line) => line.split(' '));
  const valueOf = (series: string) => Number(lines.find(([name]) => name === series)?.[1]);
  return {
    kept: valueOf('page_cache_pages'),
    rendered: valueOf('page_render_duration_seconds_count'),
    unchanged: valueOf('page_cache_validations_total{outcome="unchanged"}'),
    requests: valueOf('page_validator_requests_total'),
    cpu: valueOf('process_cpu_seconds_total'),
  };
}

/** Paths that a shell's sitemap lists. @param most how many of them; some 150 pages fit into the page cache */
export async function sitemapPaths(siteUrl: string, most = 120): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  return paths.slice(0, most);
}
