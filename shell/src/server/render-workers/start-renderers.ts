import type { RemoteVersion } from '@kaadu/federation/render-workers';
import { type HostEvents, type VersionHealth, workerFaults } from '@kaadu/release-host';
import type { FastifyBaseLogger } from 'fastify';
import type { Leak, RendererLogLine, SlotLoad } from '../../worker-protocol/messages';
import type { ShellEnv } from '../env';
import { writeLog } from './write-log';
import type { ShellAssets } from '../pages/read-shell-assets';
import { traceSlotLoad } from '../tracing/spans';
import { Renderers } from './renderers';

export interface StartRenderersOptions {
  readonly env: ShellEnv;
  readonly assets: ShellAssets;
  /** Path of the workers' script. */
  readonly workerScript: string;
  /** Called with the version of an uncaught error, to decide whether it counts. */
  readonly onFault: (version: RemoteVersion) => void;
}

/** Starts the render workers. Their events are counted, traced and logged. */
export function startRenderers(
  { env, assets: { bytes: _bytes, ...assets }, workerScript, onFault }: StartRenderersOptions,
  events: HostEvents,
  log: FastifyBaseLogger,
): Renderers {
  return new Renderers({
    script: workerScript,
    size: env.workers,
    budgets: env.budgets,
    mode: env.mode,
    data: { origins: env.origins, apiUrl: env.apiInternalUrl, assets },
    onEvent: (event) => recordEvent(event, events.health, log),
    onFull: (leaks) => recordLeaks(leaks, events, log),
    onLeakCheckFailed: (err) =>
      log.warn(
        { err },
        'a render worker was replaced: it retained too much memory, and the leak measurement failed',
      ),
    ...workerFaults(events, log, onFault),
  });
}

function recordEvent(event: SlotLoad | RendererLogLine, health: VersionHealth, log: FastifyBaseLogger): void {
  if (event.kind === 'log') return writeLog(log, event);
  traceSlotLoad(event);
  const { outcome, slot, remote, version, traceId: trace, error } = event;
  if (outcome === 'loaded') return;
  log.warn({ slot, remote, version, trace, err: error }, 'slot data could not be loaded');
  if (outcome !== 'outside') health.recordSlotLoad({ remote, version }, outcome);
}

/**
 * Reports the version that retains most memory per render. Without one, the worker needed the memory or
 * leaked it gradually.
 */
function recordLeaks([worst]: readonly Leak[], { health, ban }: HostEvents, log: FastifyBaseLogger): void {
  if (!worst) return log.warn('a render worker was replaced: it retained too much memory');
  const { remote, version, bytes } = worst;
  const cause = `it keeps ${Math.round(bytes / 1000)} kB of memory with each render`;
  health.recordCrash({ remote, version });
  void ban(remote, version, cause);
}
