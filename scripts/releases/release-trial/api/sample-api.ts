import { randomBytes } from 'node:crypto';
import { buildApi, folderImageSource, unreachableGateway } from '@kaadu/api';
import { openSampleDatabase } from './sample-database';
import { codeReader, signUpVisitor } from '../visits/visitor-account';

/**
 * Serves the API with the content of a fresh install, in memory, and sends its URL and a visitor's account to
 * the parent process. Pages show what a visitor of a new site would see. Images are not drawn, since a smoke
 * test loads none.
 */
async function main(siteOrigin: string, folder: string): Promise<void> {
  const { messenger, code } = codeReader();
  const database = await openSampleDatabase();
  const api = await buildApi({
    database,
    secrets: { otpPepper: randomBytes(32).toString('hex') },
    imageFolder: folder,
    imageSource: folderImageSource(folder),
    messenger,
    gateway: unreachableGateway(),
    siteOrigins: [siteOrigin],
    rateLimitFactor: 1000,
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://localhost:${new URL(api.listeningOrigin).port}`;
  process.send?.({ url, account: await signUpVisitor(url, code) });
}

const [siteOrigin = '', folder = ''] = process.argv.slice(2);
// The parent process has exited.
process.once('disconnect', () => process.exit(0));
await main(siteOrigin, folder);
