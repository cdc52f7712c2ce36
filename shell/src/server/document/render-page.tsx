import type { Context } from '@opentelemetry/api';
import type { RemoteName } from '@kaadu/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { VersionHealth } from '../releases/health/version-health';
import type { ReleaseSelection } from '../releases/selection/release-selection';
import type { ReleaseSet } from '../releases/selection/release-set';
import { RenderRecorder } from './render-recorder';
import { renderSet, type PreparedPage, type RenderContext } from './render-set';
import type { StreamedDocument } from './stream-document';

export interface PageContext extends RenderContext {
  readonly health: VersionHealth;
  /** Finds versions to render with in place of those that failed; without it failures stay visible. */
  readonly selection?: Pick<ReleaseSelection, 'replaceFailed'> | undefined;
}

export interface PageRequest {
  readonly set: ReleaseSet;
  readonly url: URL;
  readonly log: FastifyBaseLogger;
  /** The trace that the request belongs to. */
  readonly parent: Context;
  /** A previewed version is never replaced: whoever previews it must see its failures. */
  readonly isPreview: boolean;
}

export interface RenderedDocument extends StreamedDocument {
  readonly kind: 'document';
  readonly status: number;
  /** The set that it was rendered with; not the requested one when a version of that failed. */
  readonly set: ReleaseSet;
  /** No cache may keep it. */
  readonly isLive: boolean;
}

export type RenderedPage =
  { readonly kind: 'redirect'; readonly status: number; readonly location: string } | RenderedDocument;

/**
 * Renders one page. When a remote fails before anything has been sent, the page is rendered once more with another
 * version of that remote, so that the visitor does not see the failure (ADR 013).
 */
export async function renderPage(context: PageContext, request: PageRequest): Promise<RenderedPage> {
  const first = await attempt(context, request, request.set);
  const replacement =
    first.failures.size > 0 && !request.isPreview
      ? context.selection?.replaceFailed(first.failures, request.set)
      : undefined;
  if (!replacement) return send(first.page, request.set);
  if (first.page.kind === 'document') first.page.document.discard();
  request.log.warn(
    { failed: [...first.failures], versions: replacement.versions },
    'page rendered again with other versions',
  );
  return send((await attempt(context, request, replacement)).page, replacement);
}

async function attempt(
  context: PageContext,
  { url, log, parent }: PageRequest,
  set: ReleaseSet,
): Promise<{ page: PreparedPage; failures: ReadonlySet<RemoteName> }> {
  const recorder = new RenderRecorder(set, context.health, { url, parent });
  const page = await renderSet(context, { set, url, log, recorder });
  return { page, failures: recorder.failures };
}

function send(page: PreparedPage, set: ReleaseSet): RenderedPage {
  if (page.kind === 'redirect') return page;
  return { kind: 'document', status: page.status, set, isLive: page.isLive, ...page.document.send() };
}
