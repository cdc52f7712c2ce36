import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, startCanary } from '@kaadu/release-core';
import { defaultRolloutPolicy } from '@kaadu/release-core/operations';
import { eventually } from '../../../federation/fixtures/eventually';
import { testRollout } from '../../fixtures/rollout';
import { freeze } from '../../../release-core/src/moves/freeze';
import { createService } from '../app';
import { rolloutActor } from './context';

const startRollout = testRollout();
const byHand = { channel: 'production', by: 'ana', reason: 'by hand' };
const healthy = [
  { version: '2.0.0', renders: 900, renderErrors: 1 },
  { version: '3.0.0', renders: 120 },
];

describe('a rollout', () => {
  test('advances step by step to all visitors, and history and audit name each step', async () => {
    const { response, report, pass, live, store, folder, rolloutOf } = await startRollout();
    expect(response.json()).toMatchObject({ percent: 5, steps: [5, 25, 50, 100], by: 'header team' });
    expect(await live()).toEqual({ stable: '2.0.0', canary: { version: '3.0.0', percent: 5 } });
    for (const percent of [25, 50]) {
      await pass(5);
      await report(healthy);
      await eventually(async () => (await rolloutOf())?.percent === percent);
      expect((await live())?.canary).toEqual({ version: '3.0.0', percent });
    }
    await pass(5);
    await report(healthy);
    await eventually(async () => (await live())?.stable === '3.0.0');
    await eventually(async () => (await rolloutOf())?.ended !== undefined);
    expect(await rolloutOf()).toMatchObject({ percent: 100, ended: { reason: 'all visitors get it' } });
    const history = await store.history('production', 4);
    expect(history.map(({ by }) => by)).toEqual([rolloutActor, rolloutActor, rolloutActor, 'header team']);
    expect(history[2]?.reason).toMatch(
      /^rollout: 5 → 25 %; 0 of 120 views failed, with the stable version 1 of 900/,
    );
    const audit = await readFile(join(folder, 'audit.jsonl'), 'utf8');
    expect(audit.match(/"action":"rollout-\w+"/g)).toEqual([
      '"action":"rollout-start"',
      ...Array.from({ length: 3 }, () => '"action":"rollout-step"'),
    ]);
  });

  test('waits for the duration of a step and for enough views, and shows it', async () => {
    const { report, pass, live, rolloutOf, store } = await startRollout();
    await report([]);
    expect((await rolloutOf())?.waitsFor).toBe('the end of the 1 min that a step takes at least');
    await pass(16);
    await report([
      { version: '2.0.0', renders: 900 },
      { version: '3.0.0', renders: 7 },
    ]);
    expect((await rolloutOf())?.waitsFor).toBe(
      'views to compare it with the stable version: 0 of 7 views failed, with the stable version 0 of 900 views failed',
    );
    // The next step is the only one so far, and names its evidence.
    await report([{ version: '3.0.0', renders: 93 }]);
    await eventually(async () => (await live())?.canary?.percent === 25);
    expect((await store.history('production', 2)).map(({ reason }) => reason)).toEqual([
      'rollout: 5 → 25 %; 0 of 100 views failed, with the stable version 0 of 900 views failed',
      'new logo',
    ]);
  });

  test('is paused when there is still too little evidence, and continues once it is resumed', async () => {
    const { report, pass, live, rolloutOf, ask } = await startRollout();
    await pass(defaultRolloutPolicy.timeoutMinutes - 1);
    await report([
      { version: '2.0.0', renders: 900 },
      { version: '3.0.0', renders: 7 },
    ]);
    await pass(1);
    await eventually(async () => (await rolloutOf())?.paused !== undefined);
    expect((await rolloutOf())?.paused).toMatchObject({
      by: rolloutActor,
      reason:
        'after 60 minutes there are too few views to compare the versions: 0 of 7 views failed, with the stable version 0 of 900 views failed',
    });
    await report(healthy);
    expect((await live())?.canary?.percent).toBe(5);
    expect((await ask({ action: 'resume', remote: 'header' })).statusCode).toBe(200);
    await pass(5);
    await report(healthy);
    await eventually(async () => (await live())?.canary?.percent === 25);
  });

  test('is paused when no shell reports, and operators are alerted once each time', async () => {
    const { skip, rolloutOf, posts, ask } = await startRollout();
    skip(2);
    await eventually(async () => (await rolloutOf())?.paused !== undefined);
    expect((await rolloutOf())?.paused?.reason).toMatch(/no shell has reported for a minute/);
    await eventually(() => posts.length > 0);
    // Alerts are posted in order: a second one of the first pause would come before that of the second pause.
    expect((await ask({ action: 'resume', remote: 'header' })).statusCode).toBe(200);
    skip(2);
    await eventually(async () => (await rolloutOf())?.paused !== undefined);
    await eventually(() => posts.length > 1);
    expect(posts.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({
          kind: 'alert',
          text: expect.stringMatching(
            /^The rollout of header@3\.0\.0 on production is paused at 5 %: no shell has reported/,
          ),
        }),
      ),
    );
  });

  test('is paused when its remote is frozen, and cannot be resumed before that is lifted', async () => {
    const { store, report, rolloutOf, ask } = await startRollout();
    await freeze(store, 'header', { ...byHand, reason: 'sale day' });
    await report(healthy);
    await eventually(async () => (await rolloutOf())?.paused !== undefined);
    expect((await rolloutOf())?.paused?.reason).toBe('header was frozen by ana: sale day');
    const resumed = await ask({ action: 'resume', remote: 'header' });
    expect(resumed.statusCode).toBe(423);
    expect(resumed.json()).toMatchObject({ error: 'frozen', message: expect.stringContaining('sale day') });
  });

  test('is paused when its share is changed manually, and continues from that share', async () => {
    const { store, report, pass, live, rolloutOf, ask } = await startRollout();
    await startCanary(store, 'header', { version: '3.0.0', percent: 30 }, byHand);
    await eventually(async () => (await rolloutOf())?.paused !== undefined);
    expect((await rolloutOf())?.paused?.reason).toBe(
      'its share was set from 5 to 30 % by hand (ana: by hand)',
    );
    await ask({ action: 'resume', remote: 'header' });
    await pass(5);
    await report(healthy);
    await eventually(async () => (await live())?.canary?.percent === 50);
  });

  test('ends when the automatic rollback takes the version out', async () => {
    const { report, pass, live, rolloutOf } = await startRollout();
    await pass(5);
    await report([
      { version: '2.0.0', renders: 900 },
      { version: '3.0.0', renders: 120, renderErrors: 40 },
    ]);
    await eventually(async () => (await rolloutOf())?.ended !== undefined);
    expect(await live()).toEqual({ stable: '2.0.0' });
    expect((await rolloutOf())?.ended?.reason).toMatch(
      /^it is no longer the canary \(automatic rollback: 33\.3 %/,
    );
  });

  test('ends when the version is promoted manually, and another can be started', async () => {
    const { store, rolloutOf, ask } = await startRollout();
    await promote(store, 'header', '3.0.0', byHand);
    await eventually(async () => (await rolloutOf())?.ended !== undefined);
    expect((await ask({ action: 'start', remote: 'header', version: '1.0.0' })).statusCode).toBe(200);
  });

  test('continues after a restart of the service', async () => {
    const { app, store, folder, report, pass, live, options, ask } = await startRollout();
    for (const action of ['pause', 'resume'] as const) await ask({ action, remote: 'header' });
    await app.close();
    const previews = { key: () => Promise.reject(new Error('not used')), siteUrl: 'https://site.test' };
    const trust = { verify: () => undefined, previewRefusal: () => undefined };
    const second = await createService({
      ...{ store, folder, trust, previews, channels: ['production'], logLevel: 'silent', pollMs: 20 },
      ...options,
    });
    await second.ready();
    await pass(5, second);
    await report(healthy, second);
    await eventually(async () => (await live())?.canary?.percent === 25);
    expect((await live())?.canary?.version).toBe('3.0.0');
    await second.close();
  });

  test('gives all visitors the stable version when it is stopped', async () => {
    const { ask, live, rolloutOf } = await startRollout();
    expect((await ask({ action: 'stop', remote: 'header' })).json()).toMatchObject({
      ended: { by: 'header team', reason: 'new logo' },
    });
    expect(await live()).toEqual({ stable: '2.0.0' });
    expect((await ask({ action: 'pause', remote: 'header' })).json()).toMatchObject({
      error: 'not-found',
      message: 'header has no rollout in progress on channel "production".',
    });
    expect((await rolloutOf())?.ended?.by).toBe('header team');
  });

  test('changes nothing when it is started twice, by a token of another team, or with --dry-run', async () => {
    const { ask, app, token, live, store } = await startRollout({ steps: [10, 100] });
    const again = await ask({ action: 'start', remote: 'header', version: '3.0.0' });
    expect(again.json()).toMatchObject({ error: 'refused', message: expect.stringMatching(/--stop/) });
    const authorization = `Bearer ${await token({ remotes: ['footer'] })}`;
    const payload = { rollout: { action: 'stop', remote: 'header' }, reason: 'x' };
    const stopped = await app.inject({
      method: 'POST',
      url: '/v1/channels/production/rollouts',
      headers: { authorization },
      payload,
    });
    expect(stopped.json()).toMatchObject({
      error: 'forbidden',
      message: expect.stringContaining('no permission for header'),
    });
    expect((await ask({ action: 'stop', remote: 'header' }, { dryRun: true })).statusCode).toBe(200);
    expect((await live())?.canary?.percent).toBe(10);
    expect(await store.readChannel('production')).toMatchObject({ revision: 3 });
  });

  test.each([[[50, 25, 100]], [[5, 25]], [[100]], [[0, 100]]])('is refused with steps %j', async (steps) => {
    const { response, live } = await startRollout({ steps });
    expect(response.json()).toMatchObject({
      error: 'malformed',
      message: expect.stringMatching(/steps|more than 0/),
    });
    expect(await live()).toEqual({ stable: '2.0.0' });
  });
});
