import type { Phase } from '../activity';

/** A version of a remote. */
export interface RemoteVersion {
  readonly name: string;
  readonly version: string;
}

/** Cause of a worker's end. */
export type StopCause = 'cpu' | 'stalled' | 'memory' | 'ended' | 'closed';

export interface WorkerStop {
  readonly cause: StopCause;
  /** Number of the version whose code was running; 0 for none. */
  readonly index: number;
  readonly phase: Phase;
  readonly message: string;
  /** Number of visitors' calls that were running. */
  readonly visitorCalls: number;
}

/** A worker that stopped unexpectedly. */
export interface StoppedWorker extends Pick<WorkerStop, 'cause' | 'phase' | 'message'> {
  /** Version whose code was running; undefined if unknown. */
  readonly culprit: RemoteVersion | undefined;
  /**
   * Number of visitors' calls that may have caused the stop. Above 0 the culprit stays loaded, and each of
   * these calls rejects with this object: visitor input is no proof against a version.
   */
  readonly suspectCalls: number;
}

/** Thrown when the worker of a call has stopped. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';

  /** @param stopped describes the worker; undefined when the pool was closed */
  constructor(
    message: string,
    readonly stopped?: StoppedWorker,
  ) {
    super(message);
  }
}
