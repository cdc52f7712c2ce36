import { parseEnv, readDatabaseUrl } from './env';

it('environment is invalid when the drain delay exceeds the close deadline', () => {
  expect(() => parseEnv({ DRAIN_DELAY_MS: '9000' })).toThrow('must be less than CLOSE_DEADLINE_MS');
});

it('the pool has 10 connections unless DATABASE_POOL_SIZE says otherwise, and never fewer than two', () => {
  const sizeOf = (size?: string) => parseEnv({ DATABASE_POOL_SIZE: size }).DATABASE_POOL_SIZE;
  expect([sizeOf(), sizeOf('40')]).toEqual([10, 40]);
  expect(() => sizeOf('1')).toThrow('DATABASE_POOL_SIZE');
});

it('a direct URL needs a DATABASE_URL, and is the one that is migrated', () => {
  const DATABASE_DIRECT_URL = 'postgres://database/kaadu';
  expect(() => parseEnv({ DATABASE_DIRECT_URL })).toThrow('DATABASE_DIRECT_URL: needs DATABASE_URL');
  const both = { DATABASE_URL: 'postgres://pooler/kaadu', DATABASE_DIRECT_URL };
  expect(parseEnv(both)).toMatchObject(both);
  expect(readDatabaseUrl(both)).toBe(DATABASE_DIRECT_URL);
  expect(readDatabaseUrl({ DATABASE_URL: both.DATABASE_URL })).toBe(both.DATABASE_URL);
});

describe('IMAGE_STORE', () => {
  const data = { DATA_DIR: '/srv/data' };
  it.each([
    [undefined, '/srv/data/originals'],
    ['/mnt/originals', '/mnt/originals'],
    ['s3://images/site?region=ap-south-1', 's3://images/site?region=ap-south-1'],
  ])('%s means %s', (given, meant) => {
    expect(parseEnv({ ...data, IMAGE_STORE: given }).IMAGE_STORE).toBe(meant);
  });

  it('is invalid when it is malformed', () => {
    expect(() => parseEnv({ ...data, IMAGE_STORE: 's3://images?regoin=eu' })).toThrow(
      /IMAGE_STORE: .*regoin/,
    );
  });
});
