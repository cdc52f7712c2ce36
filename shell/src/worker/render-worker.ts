import { createApi, isApiError } from '@kaadu/api-client';
import { nodeAdapter } from '@kaadu/api-client/node';
import { slotNames } from '@kaadu/contracts';
import {
  serveWorker,
  type Tasks,
  type WorkerContext,
  type WorkerRemote,
} from '@kaadu/federation/render-workers/worker';
import { shared } from '@kaadu/federation/shared';
import type { TraceHeaders } from '@kaadu/node-runtime/trace-context';
import type { RendererData, RendererTasks, ResponseCacheReport } from '../worker-protocol/messages';
import { ApiReads } from './loaders/api-reads';
import { findLeaks } from './find-leaks';
import { inspectSheets } from './document/inspect-sheets';
import { LoadedSets } from './loaded-sets';
import { renderDocument } from './document/render-document';
import { ResponseCache } from './loaders/response-cache';
import { createSlotData } from './loaders/slot-data';
import { smokeTestRender } from './smoke-test-render';

/** Render worker of the shell: the only place in which code of remotes runs on the server (ADR 033). */
serveWorker<RendererTasks, RendererData>({
  shared,
  isOutside: isApiError,
  createTasks,
});

/** Interval of the reports about the API response cache, in milliseconds. */
const reportMs = 1_000;

function createTasks(worker: WorkerContext<RendererData>): Tasks<RendererTasks> {
  const { origins, apiUrl, assets } = worker.data;
  const responses = new ResponseCache();
  const apiFor = (headers?: TraceHeaders, reads?: ApiReads) =>
    createApi({
      baseUrl: apiUrl,
      timeoutMs: 5000,
      headers,
      adapter: nodeAdapter,
      intercept: (call, send) => {
        const fetch = () => responses.fetch(call, send);
        return reads ? reads.record(call, fetch) : fetch();
      },
    });
  const api = apiFor();
  const slotData = createSlotData({ apiFor, onLoad: (load) => worker.event(load) });
  const context = { api, origins, assets, slotData: slotData.get };
  const sets = new LoadedSets(worker);
  let lastUrl: URL | undefined;
  let knownAge = 0;
  const reportCache = createCacheReport(worker, responses);
  return {
    async render({ versions, url, replaceable, trace, preview, contentAge }, { signal, progress, output }) {
      if (contentAge > knownAge) {
        responses.invalidate();
        slotData.forget();
      }
      knownAge = contentAge;
      reportCache();
      lastUrl = new URL(url);
      const reads = new ApiReads();
      const own = { ...context, api: apiFor(trace, reads) };
      return renderDocument(own, {
        set: sets.get(versions),
        reads,
        url: lastUrl,
        replaceable,
        preview,
        signal,
        onStart: progress,
        onLog: progress,
        output,
      });
    },
    'find-leaks': async () => (lastUrl ? findLeaks(context, worker.remotes(), lastUrl) : []),
    async smokeTest({ name, version }) {
      const remote: WorkerRemote | undefined = worker.remote(name, version);
      if (!remote) throw new Error(`${name}@${version} is not loaded`);
      inspectSheets(name, remote.styles);
      await smokeTestRender({ api, origins, changedGlobal: worker.changedGlobal }, name, remote);
    },
    async warm({ versions }) {
      const set = sets.get(versions);
      await Promise.all(slotNames.map((slot) => slotData.get(set, slot)));
    },
  };
}

/** Creates a function that reports lookups and bytes of the response cache, at most once in `reportMs`. */
function createCacheReport(worker: WorkerContext<RendererData>, responses: ResponseCache): () => void {
  let reportedAt = performance.now();
  return () => {
    if (performance.now() < reportedAt + reportMs) return;
    reportedAt = performance.now();
    const { bytes } = responses;
    worker.event({
      kind: 'response-cache',
      bytes,
      ...responses.takeLookups(),
    } satisfies ResponseCacheReport);
  };
}
