import type { ReleaseSource, SignedRelease } from '@kaadu/federation/release';
import type { ApprovalDecision, ApprovalRequest } from '../operations/approval/approval';
import type { Check, GateListener, LiveBeside } from '../gate/gate';
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

/** A build that its team has signed. */
export interface SignedBuild {
  readonly release: SignedRelease;
  readonly read: ReadFile;
}

export interface ControlPublishOptions extends GateListener {
  /** The channel beside whose live releases the candidate is checked. */
  readonly channel: string;
  readonly note: string;
  /** Checks that run on this machine, because they need the site's sources. */
  readonly checks?: readonly Check[];
  /** Runs the checks without publishing. */
  readonly dryRun?: boolean | undefined;
}

/**
 * Everything that a team or operations do with releases. Commands use it without knowing whether it works on the store
 * directly (`createStoreControl`) or through the control-plane service (`ServiceClient`). Errors are ReleaseErrors.
 */
export interface ReleaseControl extends ReleaseSource {
  /** @param remote only this one; default: all */
  status(channel: string, remote?: string): Promise<Status>;
  /** Changes of one remote on a channel, newest first. */
  history(channel: string, remote: string): Promise<HistoryEntry[]>;
  /** Published versions of a remote, newest first. */
  publications(remote: string): Promise<Publication[]>;
  /** What a channel serves beside, and in place of, a candidate of one remote. */
  liveBeside(channel: string, remote: string): Promise<LiveBeside>;
  /** Promotes, rolls back, starts or stops a canary, freezes or unfreezes. */
  move(channel: string, request: MoveRequest): Promise<ActionResult>;
  /** The shells that report to the service; undefined without one. */
  shells(channel: string): Promise<ChannelShells | undefined>;
  /** The newest rollout of each remote on a channel. */
  rollouts(channel: string): Promise<RolloutStatus[]>;
  /** Starts, pauses, resumes or stops a stepwise rollout, which the service carries on. */
  rollout(channel: string, request: RolloutRequest): Promise<Rollout>;
  /** What waits for a second person on a channel. */
  approvals(channel: string): Promise<ApprovalRequest[]>;
  /** Approves or withdraws it. @returns what it was, in words */
  decide(channel: string, id: number, decision: ApprovalDecision): Promise<string>;
  /** Makes a link that shows versions to whoever opens it, on the shells that follow the channel. */
  preview(channel: string, request: PreviewRequest): Promise<PreviewLink>;
  publish(build: SignedBuild, options: ControlPublishOptions): Promise<PublishResult>;
  prune(window: PruneWindow, dryRun: boolean): Promise<PruneResult[]>;
}
