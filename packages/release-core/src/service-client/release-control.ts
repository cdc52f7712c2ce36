import type { ReleaseSource, SignedRelease } from '@kaadu/federation/release';
import type { ApprovalDecision, ApprovalRequest } from '../operations/approval/approval';
import type { Check, GateListener, LiveContext } from '../gate/gate';
import type { ActionResult } from '../moves/channel-action';
import type { MoveRequest } from '../moves/move-request';
import type { PreviewLink, PreviewRequest } from '../preview/make-preview';
import type { PruneWindow } from '../operations/prune/plan-prune';
import type { PruneResult } from '../operations/prune/prune';
import type { PublishResult } from '../publish/publish';
import type { ChannelShells } from './responses';
import type { Rollout, RolloutRequest, RolloutStatus } from '../operations/rollout/rollout';
import type { HistoryEntry, Status } from '../channels/status';
import type { Publication } from '../store/publication';
import type { ReadFile } from '../store/release-store';

export interface SignedBuild {
  readonly release: SignedRelease;
  readonly read: ReadFile;
}

export interface ControlPublishOptions extends GateListener {
  /** Channel whose live releases the candidate is checked against. */
  readonly channel: string;
  readonly note: string;
  /** Checks that run on this machine, because they need the site's sources. */
  readonly checks?: readonly Check[];
  /** Runs the checks without publishing. */
  readonly dryRun?: boolean | undefined;
}

/**
 * Operations on releases for teams and operators. Commands use it on the store directly (`createStoreControl`) or through
 * the control-plane service (`ServiceClient`). Errors are ReleaseErrors.
 */
export interface ReleaseControl extends ReleaseSource {
  /** @param remote only this one; defaults to all */
  status(channel: string, remote?: string): Promise<Status>;
  /** Returns the changes of one remote on a channel, newest first. */
  history(channel: string, remote: string): Promise<HistoryEntry[]>;
  /** Returns the published versions of a remote, newest first. */
  publications(remote: string): Promise<Publication[]>;
  /** Returns the releases of a channel that a candidate of one remote would run with, or replace. */
  liveContext(channel: string, remote: string): Promise<LiveContext>;
  /** Promotes, rolls back, starts or stops a canary, freezes or unfreezes. */
  move(channel: string, request: MoveRequest): Promise<ActionResult>;
  /** Returns the shells that report to the service; undefined without a service. */
  shells(channel: string): Promise<ChannelShells | undefined>;
  /** Returns the newest rollout of each remote on a channel. */
  rollouts(channel: string): Promise<RolloutStatus[]>;
  /** Starts, pauses, resumes or stops a stepwise rollout, which the service continues. */
  rollout(channel: string, request: RolloutRequest): Promise<Rollout>;
  /** Returns the requests on a channel that wait for a second person. */
  approvals(channel: string): Promise<ApprovalRequest[]>;
  /** Approves or withdraws a request. @returns a description of it */
  decide(channel: string, id: number, decision: ApprovalDecision): Promise<string>;
  /** Creates a link that shows versions to every visitor who opens it, on the shells that follow the channel. */
  preview(channel: string, request: PreviewRequest): Promise<PreviewLink>;
  publish(build: SignedBuild, options: ControlPublishOptions): Promise<PublishResult>;
  prune(window: PruneWindow, dryRun: boolean): Promise<PruneResult[]>;
}
