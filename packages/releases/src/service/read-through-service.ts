import { Release, type ReleaseSource } from '@kaadu/federation/release';
import * as z from 'zod';
import type { Pruned } from '../prune/prune';
import type { PruneWindow } from '../prune/plan-prune';
import type { HistoryEntry, Status } from '../status';
import { ChannelRemote, Freeze } from '../store/channel';
import { isReleaseErrorCode, ReleaseError } from '../store/errors';
import type { Publication } from '../store/publication';
import type { ServiceAddress } from './hints';

const StatusAnswer = z.object({
  channel: z.string(),
  revision: z.number(),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
  frozen: Freeze.optional(),
  remotes: z.array(
    z.object({
      name: z.string(),
      stable: z.string().nullable(),
      canary: ChannelRemote.shape.canary,
      frozen: Freeze.optional(),
      gitSha: z.string().nullable(),
      published: z.array(z.string()),
    }),
  ),
});
const HistoryAnswer = z.array(
  ChannelRemote.extend({ revision: z.number(), at: z.string(), by: z.string(), reason: z.string() }),
);
const PublicationsAnswer = z.array(
  z.object({ version: z.string(), at: z.string(), by: z.string(), note: z.string() }),
);
const PruneAnswer = z.array(
  z.object({
    remote: z.string(),
    removed: z.array(z.string()),
    unfinished: z.array(z.string()),
    kept: z.number(),
  }),
);
const Fault = z.object({ error: z.string(), message: z.string() });

/** What can be asked of a store, by way of the control-plane service. */
export interface ServiceReader extends ReleaseSource {
  status(channel: string): Promise<Status>;
  history(channel: string, remote: string): Promise<HistoryEntry[]>;
  publications(remote: string): Promise<Publication[]>;
  /** Needs a token that may operate every remote. */
  prune(window: PruneWindow, dryRun: boolean): Promise<Pruned[]>;
}

/** Reads by way of the service what is otherwise read from the store. Rejects with the service's ReleaseErrors. */
export function readThroughService(service: ServiceAddress): ServiceReader {
  const ask = async <Schema extends z.ZodType>(schema: Schema, path: string, body?: object) => {
    const response = await answerOf(service, path, body);
    return schema.parse(await response.json());
  };
  return {
    status: (channel) => ask(StatusAnswer, `/v1/channels/${channel}`),
    history: (channel, remote) => ask(HistoryAnswer, `/v1/channels/${channel}/history/${remote}`),
    publications: (remote) => ask(PublicationsAnswer, `/v1/releases/${remote}`),
    prune: (window, dryRun) => ask(PruneAnswer, '/v1/prune', { window, dryRun }),
    readRelease: (name, version) => ask(Release, `/v1/releases/${name}/${version}`),
    async readFile(name, version, path) {
      const response = await answerOf(service, `/v1/releases/${name}/${version}/files/${path}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

async function answerOf({ url, token }: ServiceAddress, path: string, body?: object): Promise<Response> {
  const response = await fetch(new URL(path, url), {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => {
    throw new ReleaseError(
      'unavailable',
      `The release service at ${url} does not answer. Shells are not affected; operations can act on the store itself.`,
      { cause: error },
    );
  });
  const isOurs = /^application\/(json|octet-stream)/.test(response.headers.get('content-type') ?? '');
  if (response.ok && isOurs) return response;
  const { data } = Fault.safeParse(await response.json().catch(() => undefined));
  throw new ReleaseError(
    data && isReleaseErrorCode(data.error) ? data.error : 'unavailable',
    data?.message ??
      `The release service answered ${response.status} and nothing that it should. Is RELEASE_SERVICE right?`,
  );
}
