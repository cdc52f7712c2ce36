import type { ContentCache } from '../cache/content-cache';
import type { ResponseCache } from '../cache/response-cache';
import type { ContentChanges } from '../content-changes/content-changes';
import type { Database } from '../database/database';
import type { ImageEncoder } from '../images/encoder/image-encoder';
import type { ImageSource } from '../images/image-source';
import type { Mailer } from '../messages/mailer';
import type { PaymentGateway } from '../payment-gateway/payment-gateway';
import type { RateLimiter } from '../rate-limits/rate-limit';
import type { Secrets } from '../secrets/secrets';

/** Dependencies that features receive instead of globals. */
export interface Services {
  readonly database: Database;
  /** Cache of content, cleared whenever content changes. */
  readonly cache: ContentCache;
  /** Cached responses that are the same for all visitors until content changes. */
  readonly responses: ResponseCache;
  readonly contentChanges: ContentChanges;
  readonly secrets: Secrets;
  readonly limiter: RateLimiter;
  readonly mailer: Mailer;
  readonly gateway: PaymentGateway;
  /** Sends queued messages soon. */
  readonly deliver: () => void;
  readonly now: () => Date;
  /** Folder of the encoded images. */
  readonly imageFolder: string;
  readonly imageSource: ImageSource;
  readonly imageEncoder: ImageEncoder;
  readonly production: boolean;
  /** Bearer token with which shells send reports; without one they send none. */
  readonly reportToken?: string;
  /** Paise above which a refund by staff needs a second person. */
  readonly refundApprovalAbove: number;
  /** Origins of the site's pages; the first is canonical. */
  readonly siteOrigins: readonly string[];
  /** Public origin of this API, for links in e-mails. */
  readonly apiOrigin: () => string;
}
