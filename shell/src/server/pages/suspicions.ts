import type { Versions } from '@kaadu/federation/server';
import type { StoppedWorker } from '@kaadu/federation/render-workers';
import {
  type FailureEvidence,
  hasFailed,
  isSlow,
  type ShownFailure,
  type StopInquiries,
  type VersionHealth,
} from '@kaadu/release-host';
import type { RenderedPart, RenderReport } from '../../worker-protocol/messages';

/** Destinations of verdicts on versions. */
export interface Evidence {
  readonly health: Pick<VersionHealth, 'recordReport'>;
  readonly failures: FailureEvidence;
  readonly stops: StopInquiries;
}

/** The request that is rendered. */
interface SuspectRequest {
  /** Network of the client. */
  readonly client: string;
  /** Input in the URL; undefined without parameters. */
  readonly input: string | undefined;
}

interface LastRendering {
  readonly versions: Versions;
  readonly report: Pick<RenderReport, 'parts'>;
}

/**
 * Failures while one request was rendered. A failure counts against a version only if the same request
 * succeeds with another version of the remote; otherwise the request caused it.
 */
export class Suspicions {
  readonly #evidence: Evidence;
  readonly #request: SuspectRequest;
  #parts: RenderedPart[] = [];
  #stops: StoppedWorker[] = [];

  constructor(evidence: Evidence, request: SuspectRequest) {
    this.#evidence = evidence;
    this.#request = request;
  }

  /** Counts the rendered remotes, and records those that failed. @returns the remotes that failed */
  addReport({ parts }: Pick<RenderReport, 'parts'>): string[] {
    const failed = parts.filter(hasFailed);
    this.#parts.push(...failed);
    const rendered = parts.filter((part) => !hasFailed(part));
    const counted = rendered.filter((part) => !isSlow(part) || this.#admit('slowness', part));
    this.#evidence.health.recordReport({ parts: counted });
    return failed.map(({ remote }) => remote);
  }

  /** Records that the worker that rendered the request has stopped. */
  addStop(stopped: StoppedWorker): void {
    this.#stops.push(stopped);
  }

  /**
   * Attributes the failures by the final rendering of the request.
   * @param last versions and report of that rendering; undefined when it did not end
   */
  resolve(last: LastRendering | undefined): void {
    const counted = this.#parts.filter(
      (part) => last && didBetter(last, part) && this.#admit('failure', part),
    );
    this.#evidence.health.recordReport({ parts: counted });
    for (const stopped of this.#stops)
      this.#evidence.stops.settle(stopped, last !== undefined && isBetter(last, stopped.culprit));
    this.#parts = [];
    this.#stops = [];
  }

  #admit(kind: ShownFailure['kind'], { remote, version }: RenderedPart): boolean {
    return this.#evidence.failures.admit({ kind, remote, version, ...this.#request });
  }
}

/** Whether another version of the remote rendered without failing. */
function didBetter({ report }: LastRendering, { remote, version }: RenderedPart): boolean {
  const other = report.parts.find((part) => part.remote === remote);
  return other !== undefined && other.version !== version && !hasFailed(other);
}

/** Whether the rendering succeeded with another version than the one that stopped a worker. */
function isBetter({ versions, report }: LastRendering, culprit: StoppedWorker['culprit']): boolean {
  if (!culprit) return false;
  const other = Object.entries(versions).find(([remote]) => remote === culprit.name)?.[1];
  const hasFailed = report.parts.some(({ remote, failed }) => remote === culprit.name && failed);
  return other !== undefined && other !== culprit.version && !hasFailed;
}
