import type { SignedRelease } from '@kaadu/federation/release';
import * as z from 'zod';
import type { Moved } from '../moves/change-channel';
import type { FreezeChange } from '../moves/freeze';
import type { HealthReport } from '../health/report';
import type { Published } from '../publish/publish';
import { ChannelRemote } from '../store/channel';
import { ReleaseError, type ReleaseErrorCode } from '../store/errors';
import type { ReadFile } from '../store/release-store';
import type { MoveRequest } from './channel-routes';
import type { ServiceAddress } from './hints';
import type { PublishRequest } from './upload-routes';

const Fault = z.object({ error: z.string(), message: z.string() });
const codes: ReadonlySet<string> = new Set<ReleaseErrorCode>([
  'not-found',
  'conflict',
  'refused',
  'frozen',
  'unreadable',
  'unavailable',
  'forbidden',
]);
const MoveAnswer = z.union([
  z.object({
    channel: z.string(),
    remote: z.string(),
    before: ChannelRemote.nullable(),
    after: ChannelRemote.nullable(),
    revision: z.number(),
    changed: z.boolean(),
    dryRun: z.boolean(),
  }),
  z.object({
    channel: z.string(),
    frozen: z.boolean(),
    changed: z.boolean(),
    revision: z.number(),
    dryRun: z.boolean(),
  }),
]);
const PublishAnswer = z.object({
  remote: z.string(),
  version: z.string(),
  result: z.enum(['added', 'already-there', 'signed-again', 'would-add']),
  bytes: z.number(),
});

/** The control-plane service, as the command line and the shells use it. Rejects with its own ReleaseErrors. */
export class ServiceClient {
  constructor(readonly address: ServiceAddress) {}

  async move(channel: string, request: MoveRequest): Promise<Moved | FreezeChange> {
    return MoveAnswer.parse(await this.#send('POST', `/v1/channels/${channel}/moves`, request));
  }

  /** Uploads every file, then publishes. @param onFile called before each file */
  async publish(
    { release, read }: { readonly release: SignedRelease; readonly read: ReadFile },
    request: Omit<PublishRequest, 'release'>,
    onFile: (path: string, index: number, of: number) => void = () => undefined,
  ): Promise<Published> {
    const paths = Object.keys(release.files);
    for (const [index, path] of paths.entries()) {
      onFile(path, index + 1, paths.length);
      await this.#send('PUT', `/v1/uploads/${release.name}/${release.version}/${path}`, await read(path));
    }
    return PublishAnswer.parse(await this.#send('POST', '/v1/releases', { release, ...request }));
  }

  async report(report: HealthReport): Promise<void> {
    await this.#send('POST', '/v1/reports', report);
  }

  async #send(method: string, path: string, body: unknown): Promise<unknown> {
    const { url, token } = this.address;
    const binary = body instanceof Uint8Array;
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': binary ? 'application/octet-stream' : 'application/json',
      },
      body: binary ? Buffer.from(body) : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    }).catch((error: unknown) => {
      throw new ReleaseError(
        'unavailable',
        `The release service at ${url} does not answer. Shells are not affected; operations can act on the store itself.`,
        { cause: error },
      );
    });
    if (response.status === 204) return undefined;
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer;
    const { data } = Fault.safeParse(answer);
    throw new ReleaseError(
      codeOf(data?.error),
      data?.message ??
        `The release service answered ${response.status} and nothing that it should. Is RELEASE_SERVICE right?`,
    );
  }
}

function codeOf(error: string | undefined): ReleaseErrorCode {
  const isCode = (code: string): code is ReleaseErrorCode => codes.has(code);
  return error !== undefined && isCode(error) ? error : 'unavailable';
}
