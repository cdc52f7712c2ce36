import { parseEnv } from './env';

it('environment is invalid when the drain delay exceeds the close deadline', () => {
  expect(() => parseEnv({ DRAIN_DELAY_MS: '9000' })).toThrow('must be less than CLOSE_DEADLINE_MS');
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
