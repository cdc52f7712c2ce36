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

describe('the key that a machine signs with', () => {
  test('a fresh machine makes one that only its owner can read, and its own store trusts it', async () => {
    const key = await signingKeyOf(places(), ['header', 'footer']);
    const file = join(folder(), 'data/keys/development.pem');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { keys } = await readTrustList(trustFileOf(places()));
    expect(keys).toEqual([
      { id: key.id, owner: 'development', publicKey: key.publicKey, remotes: ['header', 'footer'] },
    ]);
  });

  test('the second use takes the same key, and adds a remote that is new', async () => {
    const first = await signingKeyOf(places(), ['header']);
    const second = await signingKeyOf(places(), ['header', 'auth']);
    expect(second.id).toBe(first.id);
    const { keys } = await readTrustList(trustFileOf(places()));
    expect(keys.map(({ remotes }) => remotes)).toEqual([['header', 'auth']]);
  });

  test('where a trust list is given, a key must be given too', async () => {
    await expect(signingKeyOf(places({ trustFile: '/etc/trust.json' }), ['header'])).rejects.toThrow(
      'Set RELEASE_KEY',
    );
  });

  test('a bucket does not bring its own trust list', () => {
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
