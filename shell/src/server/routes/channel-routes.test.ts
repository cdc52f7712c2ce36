import { ChannelReleases } from '@kaadu/federation/release';
import { createReleaseSet, type VerifiedRelease } from '@kaadu/federation/server';
import { createHttpServer } from '../http/http-server';
import { registerChannel } from './channel-routes';

const requested: string[] = [];
const live = createReleaseSet<VerifiedRelease>(new Map());
const selection = {
  live,
  canaries: new Map(),
  setFor: (visitor: string) => {
    requested.push(visitor);
    return live;
  },
  withoutBanned: () => live,
  replaceFailed: () => undefined,
};

function setUp() {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  registerChannel(app, { channel: 'production', selection });
  return app;
}

beforeEach(() => requested.splice(0));

test('channel route serves the live versions to every origin, for revalidation', async () => {
  const response = await setUp().inject('/channels/production/releases.json');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  expect(ChannelReleases.parse(response.json())).toEqual({ canaries: false, remotes: {} });
  expect(requested).toEqual([]);
});

test('channel route forbids caching of the versions of a visitor', async () => {
  const response = await setUp().inject('/channels/production/releases.json?visitor=visitor-1');
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(requested).toEqual(['visitor-1']);
});

test.each([
  'visitor=short',
  `visitor=${'a'.repeat(65)}`,
  'visitor=a%00bcdefgh',
  'visitor=aaaaaaaa&visitor=b',
])('channel route rejects a malformed visitor: %s', async (query) => {
  const response = await setUp().inject(`/channels/production/releases.json?${query}`);
  expect(response.statusCode).toBe(400);
  expect(requested).toEqual([]);
});
