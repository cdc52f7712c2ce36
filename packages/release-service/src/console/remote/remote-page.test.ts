import { signedIn } from '../../../fixtures/console';
import { eventually } from '../../../../federation/fixtures/eventually';
import { testService } from '../../../fixtures/service';

const start = testService();

describe('the page of a remote', () => {
  const url = '/console/remotes/header?channel=production';
  const wanted = { remote: 'header', version: '3.0.0', page: 'header', revision: '2', reason: 'new logo' };

  test('shows its timeline, its versions with their actions, and a table with the charts', async () => {
    const service = await start();
    const { body } = await (await signedIn(service)).page(url);
    expect(body).toMatch(/2\.0\.0 for all visitors[^]*ship 2\.0\.0[^]*ana, revision 2/);
    expect(body).toMatch(/Roll back to this[^]*Timeline/);
    expect(body).toContain('/console/remotes/header/diff?channel=production&amp;from=2.0.0&amp;to=3.0.0');
    expect((await (await signedIn(service)).page('/console/remotes/nothing')).statusCode).toBe(404);
  });

  test('starts, widens and stops a canary, and returns to itself', async () => {
    const service = await start();
    const { send } = await signedIn(service);
    const live = async () => (await service.store.readChannel('production')).remotes['header'];
    const response = await send({ ...wanted, action: 'canary', percent: '5' });
    expect(response.headers.location).toBe('/console/remotes/header?channel=production');
    expect((await live())?.canary).toEqual({ version: '3.0.0', percent: 5 });
    await send({ ...wanted, action: 'canary', percent: '20', revision: '3' });
    expect((await live())?.canary?.percent).toBe(20);
    await send({ ...wanted, action: 'stop-canary', revision: '4' });
    expect(await live()).toEqual({ stable: '2.0.0' });
    const wrong = await send({ ...wanted, action: 'canary', percent: 'many', revision: '5' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('percent must be');
  });

  test('starts a rollout with steps, and pauses, resumes and stops it', async () => {
    const service = await start();
    const { send, page } = await signedIn(service);
    await send({ ...wanted, action: 'rollout-start', steps: '10 → 40, 100 %' });
    await eventually(async () => (await page(url)).body.includes('data-move="rollout-pause"'));
    expect((await page(url)).body).toMatch(/Steps of the rollout[^]*10 %[^]*40 %[^]*100 %/);
    await send({ ...wanted, action: 'rollout-pause', revision: '3', reason: 'lunch' });
    expect((await page(url)).body).toMatch(/Paused<\/strong> by header team: lunch/);
    await send({ ...wanted, action: 'rollout-resume', revision: '3' });
    await send({ ...wanted, action: 'rollout-stop', revision: '3' });
    await eventually(async () => (await page(url)).body.includes('Rollout of 3.0.0 has ended: new logo'));
    const refused = await send({ ...wanted, action: 'rollout-start', steps: '50, 10', revision: '4' });
    expect(refused.body).toContain('must be shares that grow and end with 100');
  });

  test('compares two versions, and names the fault of the request', async () => {
    const { page } = await signedIn(await start());
    const diff = '/console/remotes/header/diff?channel=production';
    const { body } = await page(`${diff}&from=1.0.0&to=3.0.0`);
    expect(body).toMatch(/in total[^]*0\.1 kB[^]*\.\/header/);
    expect((await page(`${diff}&from=1.0.0&to=9.0.0`)).statusCode).toBe(404);
    expect((await page(`${diff}&from=../x&to=1.0.0`)).statusCode).toBe(422);
  });
});
