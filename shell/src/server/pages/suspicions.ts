import type { RemoteName } from '@kaadu/contracts';
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
import type { Versions } from '../../worker-protocol/site-release-set';

/** What verdicts on versions are based on. */
export interface Evidence {
  readonly health: Pick<VersionHealth, 'recordReport'>;
  readonly failures: FailureEvidence;
  readonly stops: StopInquiries;
}

/** The request that is rendered. */
interface SuspectRequest {
  /** Network of the client. */
  readonly client: string;
  /** What the address brings; undefined for one without parameters. */
  readonly input: string | undefined;
}

interface LastRendering {
  readonly versions: Versions;
  readonly report: Pick<RenderReport, 'parts'>;
}

/**
 * What went wrong while one request was rendered. It counts against a version only if the same request succeeds with
 * another version of that remote: otherwise the request is to blame.
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

  /** Counts the parts that were rendered, and keeps those that failed. @returns the remotes that failed */
  addReport({ parts }: Pick<RenderReport, 'parts'>): RemoteName[] {
    const failed = parts.filter(hasFailed);
    this.#parts.push(...failed);
    const rendered = parts.filter((part) => !hasFailed(part));
    const counted = rendered.filter((part) => !isSlow(part) || this.#admit('slowness', part));
    this.#evidence.health.recordReport({ parts: counted });
    return failed.map(({ remote }) => remote);
  }

  /** The worker has stopped that was rendering the request. */
  addStop(stopped: StoppedWorker): void {
    this.#stops.push(stopped);
  }

  /**
   * Decides by how the request was rendered at last.
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

/** Whether another version of the remote rendered its part without failing itself. */
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
