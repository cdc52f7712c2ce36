import type { Phase } from '../activity';

/** A version of a remote. */
export interface RemoteVersion {
  readonly name: string;
  readonly version: string;
}

/** Why a worker was ended, or ended by itself. */
export type StopCause = 'cpu' | 'stalled' | 'memory' | 'ended' | 'closed';

export interface WorkerStop {
  readonly cause: StopCause;
  /** The version, by its number, whose code was running; 0 when none was. */
  readonly index: number;
  readonly phase: Phase;
  readonly message: string;
  /** How many visitors' calls were running. */
  readonly visitorCalls: number;
}

/** A worker that has stopped without being asked to. */
export interface StoppedWorker extends Pick<WorkerStop, 'cause' | 'phase' | 'message'> {
  /** Version whose code was running; undefined when that is not known. */
  readonly culprit: RemoteVersion | undefined;
  /**
   * Number of visitors' calls that may have made the code stop the worker. Above 0 the culprit stays loaded, and each of
   * these calls rejects with this object: what a visitor sends is no proof against a version.
   */
  readonly suspectCalls: number;
}

/** The worker of a call has stopped. */
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
