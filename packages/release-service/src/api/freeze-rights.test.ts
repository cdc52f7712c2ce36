import { ServiceClient } from '@kaadu/release-core/service-client';
import { testService, type TestService } from '../../fixtures/service';

const start = testService();

async function clients(service: TestService) {
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const client = async (owner: string, remotes: string[], roles?: ['operate']) =>
    new ServiceClient({ url, token: await service.token({ owner, remotes, roles }) });
  return {
    team: await client('header team', ['header']),
    operations: await client('operations', ['*']),
    operator: await client('operator', ['*'], ['operate']),
  };
}
const freeze = (remote?: string) => ({ move: { action: 'freeze' as const, remote }, reason: 'audit' });
const unfreeze = (remote?: string) => ({ move: { action: 'unfreeze' as const, remote }, reason: 'over' });

describe('the right to freeze', () => {
  test('of a token for one remote covers that remote, and not the channel', async () => {
    const service = await start();
    const { team } = await clients(service);
    await expect(team.move('production', freeze())).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('The token of header team has no permission for every remote'),
    });
    expect(await team.move('production', freeze('header'))).toMatchObject({ frozen: true, changed: true });
    expect(await team.move('production', unfreeze('header'))).toMatchObject({ frozen: false, changed: true });
  });

  test('of a token for one remote lifts neither a freeze of the channel nor one that operations set on the remote', async () => {
    const service = await start();
    const { team, operations } = await clients(service);
    await operations.move('production', freeze());
    await operations.move('production', freeze('header'));
    await expect(team.move('production', unfreeze())).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('has no permission for every remote'),
    });
    await expect(team.move('production', unfreeze('header'))).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('was frozen by operations (audit), with a token for every remote'),
    });
    const { frozen, remotes } = await service.store.readChannel('production');
    expect(frozen).toMatchObject({ by: 'operations' });
    expect(remotes['header']?.frozen).toMatchObject({ by: 'operations' });
    await operations.move('production', unfreeze('header'));
    expect(await operations.move('production', unfreeze())).toMatchObject({ changed: true });
  });

  test('is a right of its own: a token that may only operate neither freezes nor unfreezes', async () => {
    const { team, operator } = await clients(await start());
    await team.move('production', freeze('header'));
    for (const move of [freeze('header'), unfreeze('header'), freeze(), unfreeze()])
      await expect(operator.move('production', move)).rejects.toMatchObject({
        code: 'forbidden',
        message: expect.stringContaining('The token of operator has no permission to freeze'),
      });
  });

  test('of the team ends when operations take over its freeze', async () => {
    const { team, operations } = await clients(await start());
    await team.move('production', freeze('header'));
    expect(await operations.move('production', freeze('header'))).toMatchObject({ changed: true });
    expect(await operations.move('production', freeze('header'))).toMatchObject({ changed: false });
    await expect(team.move('production', unfreeze('header'))).rejects.toThrow(/frozen by operations/);
  });

  test('for every remote is required to lift a freeze that was set on the store itself', async () => {
    const service = await start();
    const { team, operations } = await clients(service);
    const frozen = { by: 'ana', reason: 'key lost', at: new Date(0).toISOString() };
    const { revision } = await service.store.readChannel('production');
    const remotes = { header: { stable: '2.0.0', frozen } };
    await service.store.moveChannel('production', revision, { remotes, by: 'ana', reason: 'key lost' });
    await expect(team.move('production', unfreeze('header'))).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('was frozen by ana (key lost), with a token for every remote'),
    });
    expect(await operations.move('production', unfreeze('header'))).toMatchObject({ changed: true });
  });
});
