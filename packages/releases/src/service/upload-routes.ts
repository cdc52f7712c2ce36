import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  FilePath,
  maxFileBytes,
  Release,
  RemoteName,
  Version,
  type SignedRelease,
} from '@kaadu/federation/release';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { liveShellsCheck } from '../gate/live-shells-check';
import { readBuilt } from '../publish/built-release';
import { publishSigned } from '../publish/publish';
import { ChannelName } from '../store/channel';
import { ReleaseError } from '../store/errors';
import { authenticate } from './authentication';
import type { ServiceContext } from './context';
import type { Token } from './tokens';

const UploadParams = z.object({ remote: RemoteName, version: Version, '*': FilePath });
const PublishBody = z.strictObject({
  release: Release,
  channel: ChannelName,
  note: z.string().max(500).default(''),
  dryRun: z.boolean().optional(),
});

/** Publishing over HTTP: every file is uploaded with PUT, then the signed `release.json` that lists them is posted. */
export function registerUploads(
  app: FastifyInstance,
  { store, trust, checks, audit, tokens, uploads, ledger }: ServiceContext,
): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: maxFileBytes },
    (_request, body, done) => done(null, body),
  );
  const folderOf = ({ id }: Token, { name, version }: Pick<Release, 'name' | 'version'>) =>
    join(uploads, id, name, version);

  app.put(
    '/v1/uploads/:remote/:version/*',
    { bodyLimit: maxFileBytes, config: { rateLimit: { max: 3000 } } },
    async (request, reply) => {
      const { remote, version, '*': path } = UploadParams.parse(request.params);
      const token = await authenticate(request, tokens, 'publish', remote);
      if (!Buffer.isBuffer(request.body))
        throw new ReleaseError('refused', 'Send the bytes of the file as application/octet-stream.');
      const file = join(folderOf(token, { name: remote, version }), path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, request.body);
      return reply.code(204).send();
    },
  );

  app.post('/v1/releases', { config: { rateLimit: { max: 60 } } }, async (request) => {
    const { release, channel, note, dryRun } = PublishBody.parse(request.body);
    const token = await authenticate(request, tokens, 'publish', release.name);
    const folder = folderOf(token, release);
    const entry = {
      actor: token.owner,
      action: 'publish',
      remote: release.name,
      version: release.version,
      detail: note,
    };
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'release.json'), JSON.stringify(release));
      const built = await readBuilt(folder);
      const options = {
        channel,
        trust,
        by: token.owner,
        note,
        checks: [...checks, liveShellsCheck(ledger.shells(channel))],
        dryRun,
      };
      const published = await publishSigned(store, { ...built, release: requireSigned(release) }, options);
      if (!dryRun) await audit.record({ ...entry, outcome: published.result });
      return published;
    } catch (error) {
      await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed' });
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

function requireSigned({ signature, ...release }: Release): SignedRelease {
  if (signature) return { ...release, signature };
  throw new ReleaseError(
    'refused',
    `${release.name}@${release.version} is not signed. Set RELEASE_KEY and publish again.`,
  );
}
