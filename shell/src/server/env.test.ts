import { readEnv } from './env';

const place = { DATA_DIR: '/srv/data' };

describe('metrics', () => {
  it('are off without a port, even with a token of the API', () => {
    expect(readEnv({ ...place, METRICS_TOKEN: 'x'.repeat(16) }).metrics).toBeUndefined();
  });

  it.each(['127.0.0.1', '127.0.0.5', '::1', 'localhost'])('need no token on %s', (host) => {
    expect(readEnv({ ...place, METRICS_PORT: '9100', METRICS_HOST: host }).metrics).toEqual({
      port: 9100,
      host,
      token: undefined,
    });
  });

  it.each(['0.0.0.0', '::', '10.0.0.7', 'web-1'])('need one on %s', (host) => {
    const environment = { ...place, METRICS_PORT: '9100', METRICS_HOST: host };
    expect(() => readEnv(environment)).toThrow('set METRICS_TOKEN');
    expect(readEnv({ ...environment, METRICS_TOKEN: 'x'.repeat(16) }).metrics?.host).toBe(host);
  });
});

it('readEnv rejects a drain delay that exceeds the close deadline', () => {
  expect(() => readEnv({ ...place, DRAIN_DELAY_MS: '8000' })).toThrow(
    'DRAIN_DELAY_MS must be less than CLOSE_DEADLINE_MS',
  );
  expect(readEnv({ ...place, DRAIN_DELAY_MS: '8000', CLOSE_DEADLINE_MS: '20000' }).drainDelayMs).toBe(8000);
});
