import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../../fixtures/releases';
import { readKey } from './key-files';
import { signingKeyOf, trustFileOf, type TrustPlaces } from './site-trust';
import { readTrustList } from './trust-list';

const folder = scratchFolder();
const places = (change: Partial<TrustPlaces> = {}): TrustPlaces => ({
  root: folder(),
  dataFolder: join(folder(), 'data'),
  store: 'data/store',
  ...change,
});

describe('the signing key of a machine', () => {
  test('is generated on first use, readable by its owner only, and trusted by the store of that machine', async () => {
    const key = await signingKeyOf(places(), ['header', 'footer']);
    const file = join(folder(), 'data/keys/development.pem');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { keys } = await readTrustList(trustFileOf(places()));
    expect(keys).toEqual([
      { id: key.id, owner: 'development', publicKey: key.publicKey, remotes: ['header', 'footer'] },
    ]);
  });

  test('is reused, and trusted for remotes that were added since', async () => {
    const first = await signingKeyOf(places(), ['header']);
    const second = await signingKeyOf(places(), ['header', 'auth']);
    expect(second.id).toBe(first.id);
    const { keys } = await readTrustList(trustFileOf(places()));
    expect(keys.map(({ remotes }) => remotes)).toEqual([['header', 'auth']]);
  });

  test('is required where a trust list is given', async () => {
    await expect(signingKeyOf(places({ trustFile: '/etc/trust.json' }), ['header'])).rejects.toThrow(
      'Set RELEASE_KEY',
    );
  });

  test('needs a given trust list when the store is a bucket', () => {
    expect(() => trustFileOf(places({ store: 's3://releases' }))).toThrow('set RELEASE_TRUST');
  });

  test.each([
    ['nothing', undefined, 'There is no key'],
    ['text', 'not a key', 'is not an ed25519 private key'],
  ])('a key file of %s is refused', async (_case, content, reason) => {
    const file = join(folder(), 'key.pem');
    if (content) await writeFile(file, content);
    await expect(readKey(file)).rejects.toThrow(reason);
  });
});
