import { join } from 'node:path';
import { runSite } from './run-site';

test('a site stopped before its start starts no process', async () => {
  const onEvent = jest.fn();
  const env = {
    port: 1,
    apiPort: 1,
    sandboxPort: undefined,
    dataDir: '/nowhere',
    store: '/nowhere',
    channel: 'production',
    verbose: false,
  };
  const running = runSite({ root: join(__dirname, '..', '..'), env, signal: AbortSignal.abort(), onEvent });
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect(onEvent).not.toHaveBeenCalled();
});
