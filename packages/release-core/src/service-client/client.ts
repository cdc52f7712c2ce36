import { Release } from '@kaadu/federation/release';
import type * as z from 'zod';
import { ApprovalRequest, type ApprovalDecision } from '../operations/approval/approval';
import type { ControlPublishOptions, ReleaseControl, SignedBuild } from './release-control';
import { runGate, type LiveContext } from '../gate/gate';
import type { HealthReport } from '../health/report';
import type { ActionResult } from '../moves/channel-action';
import type { MoveRequest } from '../moves/move-request';
import type { PreviewLink, PreviewRequest } from '../preview/make-preview';
import type { PruneWindow } from '../operations/prune/plan-prune';
import type { PruneResult } from '../operations/prune/prune';
import type { PublishResult } from '../publish/publish';
import { Rollout, RolloutStatus, type RolloutRequest } from '../operations/rollout/rollout';
import type { HistoryEntry, Status } from '../channels/status';
import type { Publication } from '../store/publication';
import { inputFaults } from '../input-errors';
import { ReleaseError } from '../errors';
import type { ServiceAddress } from './hints';
import {
  ChannelShells,
  DecisionResponse,
  HistoryResponse,
  MoveResponse,
  PreviewResponse,
  PruneResponse,
  PublicationsResponse,
  PublishResponse,
  StatusResponse,
} from './responses';
import { sendToService } from './send-request';

/** Controls releases through the control-plane service, and reports the health of versions to it. */
export class ServiceClient implements ReleaseControl {
  constructor(readonly address: ServiceAddress) {}

  async status(channel: string, remote?: string): Promise<Status> {
    const status = await this.#get(StatusResponse, `/v1/channels/${channel}`);
    return { ...status, remotes: status.remotes.filter(({ name }) => !remote || name === remote) };
  }

  history(channel: string, remote: string): Promise<HistoryEntry[]> {
    return this.#get(HistoryResponse, `/v1/channels/${channel}/history/${remote}`);
  }

  publications(remote: string): Promise<Publication[]> {
    return this.#get(PublicationsResponse, `/v1/releases/${remote}`);
  }

  async liveContext(channel: string, remote: string): Promise<LiveContext> {
    const { remotes } = await this.status(channel);
    const others = remotes.flatMap(({ name, stable }) =>
      stable !== null && name !== remote ? [this.readRelease(name, stable)] : [],
    );
    const current = remotes.find(({ name }) => name === remote)?.stable ?? undefined;
    const [live, currentRelease] = await Promise.all([
      Promise.all(others),
      current === undefined ? undefined : this.readRelease(remote, current),
    ]);
    return { live, current, currentRelease };
  }

  readRelease(name: string, version: string): Promise<Release> {
    return this.#get(Release, `/v1/releases/${name}/${version}`);
  }

  async readFile(name: string, version: string, path: string): Promise<Uint8Array> {
    const url = `/v1/releases/${name}/${version}/files/${path}`;
    const response = await sendToService(this.address, 'GET', url);
    return new Uint8Array(await response.arrayBuffer());
  }

  move(channel: string, request: MoveRequest): Promise<ActionResult> {
    return this.#post(MoveResponse, `/v1/channels/${channel}/moves`, request);
  }

  shells(channel: string): Promise<ChannelShells> {
    return this.#get(ChannelShells, `/v1/channels/${channel}/shells`);
  }

  rollouts(channel: string): Promise<RolloutStatus[]> {
    return this.#get(RolloutStatus.array(), `/v1/channels/${channel}/rollouts`);
  }

  rollout(channel: string, request: RolloutRequest): Promise<Rollout> {
    return this.#post(Rollout, `/v1/channels/${channel}/rollouts`, request);
  }

  approvals(channel: string): Promise<ApprovalRequest[]> {
    return this.#get(ApprovalRequest.array(), `/v1/channels/${channel}/approvals`);
  }

  async decide(channel: string, id: number, decision: ApprovalDecision): Promise<string> {
    const url = `/v1/channels/${channel}/approvals/${id}`;
    return (await this.#post(DecisionResponse, url, { decision })).text;
  }

  preview(channel: string, request: PreviewRequest): Promise<PreviewLink> {
    return this.#post(PreviewResponse, `/v1/channels/${channel}/previews`, request);
  }

  /** Runs the local checks, uploads every file, then publishes. The service verifies all of it again. */
  async publish(
    { release, read }: SignedBuild,
    { channel, note, dryRun, checks = [], ...listener }: ControlPublishOptions,
  ): Promise<PublishResult> {
    if (checks.length > 0) {
      const liveContext = await this.liveContext(channel, release.name);
      await runGate({ release, read, ...liveContext }, checks, listener);
    }
    const paths = Object.keys(release.files);
    for (const [index, path] of paths.entries()) {
      listener.onStep?.(`upload ${index + 1} of ${paths.length}: ${path}`);
      const url = `/v1/uploads/${release.name}/${release.version}/${path}`;
      await sendToService(this.address, 'PUT', url, await read(path));
    }
    return this.#post(PublishResponse, '/v1/releases', { release, channel, note, dryRun });
  }

  /** Prunes the store. Needs a token that may operate every remote. */
  prune(window: PruneWindow, dryRun: boolean): Promise<PruneResult[]> {
    return this.#post(PruneResponse, '/v1/prune', { window, dryRun });
  }

  async report(report: HealthReport): Promise<void> {
    await sendToService(this.address, 'POST', '/v1/reports', report);
  }

  async #get<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.infer<Schema>> {
    return this.#parse(schema, await sendToService(this.address, 'GET', path));
  }

  async #post<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body: object,
  ): Promise<z.infer<Schema>> {
    return this.#parse(schema, await sendToService(this.address, 'POST', path, body));
  }

  async #parse<Schema extends z.ZodType>(schema: Schema, response: Response): Promise<z.infer<Schema>> {
    const parsed = schema.safeParse(await response.json());
    if (parsed.success) return parsed.data;
    throw new ReleaseError(
      'unreadable',
      `The release service at ${this.address.url} sent a response that this command cannot read (${inputFaults(parsed.error, 'its response')}). Update the older of the two.`,
    );
  }
}
