import { type Preview, type PreviewTrust, readPreview } from '@kaadu/release-core';
import type { Lease, LiveReleases } from '@kaadu/release-host';
import type { FastifyBaseLogger } from 'fastify';
import { faultOf, type PreviewFault } from './preview-fault';

/** A preview that can be shown to this request, or the reason that it cannot. */
export type OpenedPreview =
  | { readonly kind: 'open'; readonly preview: Preview; readonly lease: Lease }
  | { readonly kind: 'faulty'; readonly fault: PreviewFault };

export interface PreviewsOptions {
  readonly trust: PreviewTrust;
  /** Channel that this process follows. */
  readonly channel: string;
  readonly releases: Pick<LiveReleases, 'leasePreview'>;
}

/**
 * Opens signed previews. A shell needs no secret for it: the trust list decides whose signature counts (ADR
 * 049).
 */
export class Previews {
  readonly #options: PreviewsOptions;

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** Opens a preview. @param token untrusted token of a link or a cookie */
  async open(token: string, log: FastifyBaseLogger): Promise<OpenedPreview> {
    const read = readPreview(token, this.#options);
    if (read.kind === 'untrusted') {
      log.info({ reason: read.reason }, 'a preview was rejected');
      return { kind: 'faulty', fault: { kind: 'untrusted' } };
    }
    const { preview } = read;
    if (read.kind !== 'valid') return { kind: 'faulty', fault: { kind: read.kind, preview } };
    return this.#lease(preview, log);
  }

  async #lease(preview: Preview, log: FastifyBaseLogger): Promise<OpenedPreview> {
    try {
      return { kind: 'open', preview, lease: await this.#options.releases.leasePreview(preview.remotes) };
    } catch (error) {
      const fault = faultOf(error, preview);
      if (!fault) throw error;
      log.warn({ err: error }, 'a preview cannot be shown');
      return { kind: 'faulty', fault };
    }
  }
}
