import { remoteNames } from '@kaadu/contracts';
import type { PlainError, RemoteVersion, StoppedWorker } from '@kaadu/federation/render-workers';
import type { VersionHealth } from '@kaadu/releases/host';
import type { FastifyBaseLogger } from 'fastify';
import type { Leak, RendererEvent } from '../../rendering/messages';
import type { ShellEnv } from '../env';
import { writeLog } from '../pages/render-page';
import type { ShellAssets } from '../pages/shell-assets';
import { traceSlotLoad } from '../tracing/spans';
import { Renderers } from './renderers';

export interface StartRenderersOptions {
  readonly env: ShellEnv;
  readonly assets: ShellAssets;
  /** Path of the workers' script. */
  readonly workerScript: string;
}

/** A version has stopped a render worker. */
export type OnCrash = (remote: string, version: string, cause: string) => Promise<void>;

/** Starts the render workers; what they tell is counted, traced and logged. */
export function startRenderers(
  { env, assets: { bytes: _bytes, ...assets }, workerScript }: StartRenderersOptions,
  health: VersionHealth,
  log: FastifyBaseLogger,
  onCrash: OnCrash,
): Renderers {
  return new Renderers({
    script: workerScript,
    size: env.workers,
    budgets: env.budgets,
    mode: env.mode,
    data: { origins: env.origins, apiUrl: env.apiInternalUrl, assets },
    onEvent: (event) => recordEvent(event, health, log),
    onFull: (leaks) => recordLeaks(leaks, health, log, onCrash),
    onStop: (stop) => recordStop(stop, health, log, onCrash),
    onFault: (culprit, error) => recordFault(culprit, error, health, log),
  });
}

function recordEvent(event: RendererEvent, health: VersionHealth, log: FastifyBaseLogger): void {
  if (event.kind === 'log') return writeLog(log, event);
  traceSlotLoad(event);
  const { outcome, slot, remote, version, traceId: trace, error } = event;
  if (outcome === 'loaded') return;
  log.warn({ slot, remote, version, trace, err: error }, 'slot data could not be loaded');
  if (outcome !== 'outside') health.recordSlotLoad({ remote, version }, outcome);
}

function recordStop(
  { culprit, phase, message }: StoppedWorker,
  health: VersionHealth,
  log: FastifyBaseLogger,
  onCrash: OnCrash,
): void {
  const { name, version } = culprit ?? {};
  log.error({ remote: name, version, phase, cause: message }, 'a render worker stopped');
  const remote = remoteNames.find((each) => each === name);
  if (!remote || version === undefined) return;
  health.recordCrash({ remote, version });
  void onCrash(remote, version, message);
}

/** The version that keeps most of each render; when none does, the memory was needed, or lost, bit by bit. */
function recordLeaks(
  [worst]: readonly Leak[],
  health: VersionHealth,
  log: FastifyBaseLogger,
  onCrash: OnCrash,
): void {
  if (!worst) return log.warn('a render worker was replaced: it kept too much memory');
  const { remote, version, bytes } = worst;
  const cause = `it keeps ${Math.round(bytes / 1000)} kB of memory with each render`;
  health.recordCrash({ remote, version });
  void onCrash(remote, version, cause);
}

function recordFault(
  culprit: RemoteVersion | undefined,
  error: PlainError,
  health: VersionHealth,
  log: FastifyBaseLogger,
): void {
  const { name: remote, version } = culprit ?? {};
  log.error({ remote, version, err: error, cause: error.message }, 'an error of a remote was not caught');
  if (culprit) health.recordFault({ remote: culprit.name, version: culprit.version });
}
