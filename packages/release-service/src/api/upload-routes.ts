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
import { ChannelName, type PublishResult, publishSigned, readBuilt, ReleaseError } from '@kaadu/release-core';
import { requirePermission, type Token, uploadFolder } from '@kaadu/release-core/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { liveShellsCheck } from '../shells/live-shells-check';
import { requireToken, tokenOf } from './authentication';
import type { ServiceContext } from '../context';

const UploadParams = z.object({ remote: RemoteName, version: Version, '*': FilePath });
const PublishBody = z.strictObject({
  release: Release,
  channel: ChannelName,
  note: z.string().max(500).default(''),
  dryRun: z.boolean().optional(),
});

/** Maximum size of a `release.json`, which may list thousands of files. */
const maxReleaseBytes = 1024 * 1024;

/** Registers publishing over HTTP: files are uploaded with PUT, then the signed `release.json` is posted. */
export async function registerUploads(app: FastifyInstance, context: ServiceContext): Promise<void> {
  await app.register(async (files) => registerFiles(files, context));
  const publish = requireToken(context.tokens, { role: 'publish' });
  const limits = { bodyLimit: maxReleaseBytes, config: { rateLimit: { max: 60 } } };
  app.post('/v1/releases', { ...publish, ...limits }, async (request) => {
    const body = PublishBody.parse(request.body);
    const token = tokenOf(request);
    requirePermission(token, 'publish', body.release.name);
    return publishUpload(context, token, body);
  });
}

/** Registers the upload of files in a separate scope: no other route accepts bodies of this type, which may be large. */
function registerFiles(app: FastifyInstance, { tokens, uploads, uploadLimits }: ServiceContext): void {
  const remoteOf = ({ params }: FastifyRequest) => UploadParams.parse(params).remote;
  const upload = requireToken(tokens, {
    role: 'publish',
    remote: remoteOf,
    admit: (request, reply, token) => uploadLimits.admit(request, reply, token, remoteOf(request)),
  });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: maxFileBytes },
    (_request, body, done) => done(null, body),
  );
  app.put(
    '/v1/uploads/:remote/:version/*',
    { ...upload, bodyLimit: maxFileBytes, config: { rateLimit: { max: 3000 } } },
    async (request, reply) => {
      const { remote, version, '*': path } = UploadParams.parse(request.params);
      if (!Buffer.isBuffer(request.body))
        throw new ReleaseError('refused', 'Send the bytes of the file as application/octet-stream.');
      const file = join(uploadFolder(uploads, { tokenId: tokenOf(request).id, remote, version }), path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, request.body);
      return reply.code(204).send();
    },
  );
}

/** Publishes an upload, records the attempt in the audit log and removes the upload. */
async function publishUpload(
  { store, trust, checks, audit, uploads, ledger }: ServiceContext,
  token: Token,
  { release, channel, note, dryRun }: z.infer<typeof PublishBody>,
): Promise<PublishResult> {
  const { name: remote, version } = release;
  const folder = uploadFolder(uploads, { tokenId: token.id, remote, version });
  const entry = { actor: token.owner, action: 'publish', remote, version, detail: note };
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
    const built = { ...(await readBuilt(folder)), release: requireSigned(release) };
    const allChecks = [...checks, liveShellsCheck(ledger.shells(channel))];
    const options = { channel, trust, by: token.owner, note, checks: allChecks, dryRun };
    const published = await publishSigned(store, built, options);
    if (!dryRun) await audit.record({ ...entry, outcome: published.result });
    return published;
  } catch (error) {
    await audit.record({ ...entry, outcome: error instanceof ReleaseError ? error.code : 'failed' });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function requireSigned({ signature, ...release }: Release): SignedRelease {
  if (signature) return { ...release, signature };
  throw new ReleaseError(
    'refused',
    `${release.name}@${release.version} is not signed. Set RELEASE_KEY and publish again.`,
  );
}
