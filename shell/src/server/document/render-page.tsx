import type { Context } from '@opentelemetry/api';
import type { RemoteName } from '@kaadu/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseSet } from '../releases/release-set';
import type { VersionHealth } from '../releases/version-health';
import { renderSet, type PreparedPage, type RenderContext } from './render-set';
import { RenderWatch } from './render-watch';
import type { StreamedDocument } from './stream-document';

export interface PageContext extends RenderContext {
  readonly health: VersionHealth;
}

export interface PageRequest {
  readonly set: ReleaseSet;
  readonly url: URL;
  readonly log: FastifyBaseLogger;
  /** The trace that the request belongs to. */
  readonly parent: Context;
  /** The same set without versions that failed; undefined when nothing can replace them, or nothing may. */
  readonly setWithout: (failed: ReadonlySet<RemoteName>, set: ReleaseSet) => ReleaseSet | undefined;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | ({
      readonly kind: 'document';
      readonly status: number;
      /** What it was rendered with: another set than the one asked for, when something of that failed. */
      readonly set: ReleaseSet;
    } & StreamedDocument);

/**
 * Renders one page. When a remote of the set fails before anything has been sent, the page is rendered once more with the
 * last good version of that remote, so that the visitor sees nothing of it.
 */
export async function renderPage(context: PageContext, request: PageRequest): Promise<RenderedPage> {
  const first = await attempt(context, request, request.set);
  const instead = first.failures.size > 0 ? request.setWithout(first.failures, request.set) : undefined;
  if (!instead) return sent(first.page, request.set);
  if (first.page.kind === 'document') first.page.document.discard();
  request.log.warn(
    { failed: [...first.failures], versions: instead.versions },
    'rendered with other versions',
  );
  return sent((await attempt(context, request, instead)).page, instead);
}

async function attempt(
  context: PageContext,
  { url, log, parent }: PageRequest,
  set: ReleaseSet,
): Promise<{ page: PreparedPage; failures: ReadonlySet<RemoteName> }> {
  const watch = new RenderWatch(set, context.health, { url, parent });
  const page = await renderSet(context, { set, url, log, watch });
  return { page, failures: watch.failures };
}

function sent(page: PreparedPage, set: ReleaseSet): RenderedPage {
  if (page.kind === 'redirect') return page;
  return { kind: 'document', status: page.status, set, ...page.document.send() };
}
