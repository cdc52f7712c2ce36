import { newSigningKey } from '@kaadu/release-core';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { signed, smallRelease } from '../../../release-core/fixtures/releases';
import { testService } from '../../fixtures/service';

const start = testService();

test('a version that is signed with an unknown key is neither promoted nor rolled out', async () => {
  const service = await start();
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new ServiceClient({ url, token: await service.token({}) });
  const { release, read } = smallRelease({ version: '4.0.0' });
  await service.store.add(signed(release, newSigningKey()), read, { by: 'test', note: '' });
  const refusal = {
    code: 'refused',
    message: expect.stringMatching(/^header@4\.0\.0 is not trusted: .* the trust list does not name/),
  };
  const move = { action: 'promote', remote: 'header', version: '4.0.0' } as const;
  await expect(client.move('production', { move, reason: 'ship' })).rejects.toMatchObject(refusal);
  const rollout = { action: 'start', remote: 'header', version: '4.0.0' } as const;
  await expect(client.rollout('production', { rollout, reason: 'ship' })).rejects.toMatchObject(refusal);
  expect(await service.store.readChannel('production')).toMatchObject({ revision: 2 });
});
