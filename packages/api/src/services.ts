import type { Database } from './platform/database/database';
import type { RateLimiter } from './platform/rate-limits/rate-limit';
import type { PaintImage } from './features/images/image-store';
import type { PostOffice } from './platform/messages/post-office';
import type { ReadCache } from './platform/cache/read-cache';
import type { FacetCount } from './features/listing/facets-repository';
import type { ListingChoices } from './features/listing/choices-repository';
import type { Secrets } from './platform/secrets/secrets';
import type { ValueCache } from './platform/cache/value-cache';

/** What routes and domain functions are given instead of globals. */
export interface Services {
  readonly database: Database;
  readonly cache: ReadCache;
  /** Names and price limits of the listing's filters, until content changes. */
  readonly choices: () => Promise<ListingChoices>;
  /** Counts of the listing's facets, by filters, until content changes. */
  readonly facets: ValueCache<FacetCount[]>;
  /** Drops what this process has cached at once, and tells the others to. */
  readonly announceChange: () => Promise<void>;
  readonly secrets: Secrets;
  readonly limiter: RateLimiter;
  readonly post: PostOffice;
  /** Sends queued messages soon. */
  readonly deliver: () => void;
  readonly now: () => Date;
  readonly imageFolder: string;
  readonly paintImage: PaintImage;
  readonly production: boolean;
  /** Origins of the site's pages; the first is canonical. */
  readonly siteOrigins: readonly string[];
  /** Origin of this API as a browser reaches it, for links in letters. */
  readonly apiOrigin: () => string;
}
