import type { ServedSet } from '@kaadu/release-host';
import { WorkerStopped } from '@kaadu/federation/render-workers';
import type { TraceContext } from '@kaadu/node-runtime/trace-context';
import type { RenderReport } from '../../worker-protocol/messages';
import { discardBody } from '../render-workers/document-body';
import type { Renderers } from '../render-workers/renderers';

/**
 * Renders a page and discards it, to observe its versions.
 * @returns undefined when rendering did not end
 * @throws WorkerStopped
 */
export async function renderDiscarded(
  renderers: Pick<Renderers, 'render'>,
  { set, url, trace }: { readonly set: ServedSet; readonly url: URL; readonly trace: TraceContext },
): Promise<RenderReport | undefined> {
  const rendered = await renderers.render({
    versions: set.versions,
    url: url.href,
    replaceable: [],
    trace: trace.headers,
    onStandby: false,
    onLog: () => undefined,
  });
  if (rendered.kind !== 'document') return rendered.report;
  discardBody(rendered.body);
  const end = await rendered.ended;
  return end instanceof WorkerStopped ? undefined : end?.report;
}
