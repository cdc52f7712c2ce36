import { eventually } from '../../../fixtures/eventually';
import { afterSmokeTest, testPools } from '../../../fixtures/render-worker/test-pool';
import { defaultBudgets } from '../limits';
import { WorkerPool } from './worker-pool';
import { WorkerStopped } from './stopped-worker';
import { TaskFailed } from '../thread/worker-thread';

const { setUp, script, closeAfterTest } = testPools();

describe('render workers', () => {
  test('run all versions in all workers', async () => {
    const { admit, run } = setUp(2);
    await Promise.all([admit('1.0.0', `{ return 'one' }`), admit('2.0.0', `{ return 'two' }`)]);
    expect(await Promise.all(['1.0.0', '2.0.0', '1.0.0'].map((version) => run(version)))).toEqual([
      'one',
      'two',
      'one',
    ]);
  });

  test('reject a call with the error of its task', async () => {
    const { admit, run } = setUp();
    await admit('1.0.0', afterSmokeTest(`throw new TypeError('no rain today');`));
    // The smoke test ran in the standby worker; the active worker has not called it yet.
    await run('1.0.0');
    await expect(run('1.0.0')).rejects.toThrow(
      new TaskFailed({ type: '', message: 'no rain today', stack: '' }),
    );
  });

  test('deliver more bytes than may be in flight, and wait until they are consumed', async () => {
    const { admit, pool } = setUp();
    await admit('1.0.0', `{ return '₹'.repeat(1e6) }`);
    const parts: Uint8Array[] = [];
    const input = { name: 'hello', version: '1.0.0' };
    await pool.run('write', input, {
      onBytes: (pieces, taken) => {
        parts.push(...pieces);
        taken();
      },
    });
    expect(Buffer.concat(parts).toString()).toBe('₹'.repeat(1e6));
  });

  test('reject a call when no worker can start', async () => {
    const pool = new WorkerPool({
      script: `${script()}.missing`,
      data: {},
      env: {},
      size: 1,
      budgets: defaultBudgets,
      waitMs: 300,
      showsOutput: false,
      onStop: () => undefined,
      onFault: () => undefined,
      onEvent: () => undefined,
      onFull: async () => undefined,
    });
    closeAfterTest(pool);
    await expect(pool.run('run', {})).rejects.toThrow('no worker became available within 300 ms');
  });

  test('hide environment, modules and streams of the process from remote code', async () => {
    process.env['SECRET_OF_THE_SERVER'] = 'hunter2';
    const { admit, run } = setUp();
    await admit(
      '1.0.0',
      `{ return [Object.keys(process.env), typeof process.stdout, typeof process.getBuiltinModule, typeof globalThis.process.binding] }`,
    );
    expect(await run('1.0.0')).toEqual([['NODE_ENV'], 'undefined', 'undefined', 'undefined']);
    delete process.env['SECRET_OF_THE_SERVER'];
  });
});

describe('a version that fails its smoke test is refused without affecting other calls', () => {
  test.each([
    ['loops while it is evaluated', `{}`, `for (;;);`, 'did not finish within 300 ms of CPU'],
    ['loops in its smoke test', `{ for (;;); }`, '', 'did not finish within 200 ms of CPU'],
    [
      'never finishes',
      `{ return 1 }`,
      `module.exports.get = () => new Promise(() => undefined);`,
      'never finishes',
    ],
    [
      'needs too much memory',
      `{ const all = []; for (;;) all.push(new Array(4e6).fill(1)); }`,
      '',
      'ran out of memory',
    ],
    [
      'allocates too much while it is evaluated',
      `{ return 1 }`,
      `globalThis.leaked = Buffer.alloc(150 * 2 ** 20);`,
      'MiB of memory when it is loaded',
    ],
    ['ends the process', `{ process.exit(1); }`, '', 'calls process.exit'],
    ['ends the process while it is evaluated', `{}`, `process.exit(1);`, 'calls process.exit'],
    ['leaves a rejection', `{ return 1 }`, `Promise.reject(new Error('not caught'));`, 'not caught'],
    ['requires a module', `{ return 1 }`, `require('fs');`, 'requires "fs"'],
    ['replaces a method of arrays', `{ return 1 }`, `Array.prototype.includes = () => true;`, 'read only'],
    ['replaces fetch', `{ return 1 }`, `globalThis.fetch = () => 1;`, 'read only'],
    ['replaces JSON.parse', `{ return 1 }`, `JSON.parse = () => 1;`, 'read only'],
    [
      'replaces toString',
      `{ return 1 }`,
      `Object.prototype.toString = () => 'x';`,
      'modifies Object.prototype.toString',
    ],
  ])('%s', async (_case, code, before, message) => {
    // A slow machine needs longer than 200 ms to fill the memory.
    const { admit, run } = setUp(1, 64, message === 'ran out of memory' ? 5_000 : 200);
    await admit('1.0.0', `{ return 'fine' }`);
    const refusal = admit('2.0.0', code, before);
    expect(await run('1.0.0')).toBe('fine');
    await expect(refusal).rejects.toThrow('hello@2.0.0 refused: ');
    await expect(refusal).rejects.toThrow(message);
    expect(await run('1.0.0')).toBe('fine');
    await admit('3.0.0', `{ return 'good' }`);
    expect(await run('3.0.0')).toBe('good');
  });

  test.each([
    ['loops while it is evaluated', `for (;;);`],
    ['allocates too much', `globalThis.leaked = Buffer.alloc(150 * 2 ** 20);`],
    ['never finishes', `module.exports.get = () => new Promise(() => undefined);`],
    ['replaces toString', `Object.prototype.toString = () => 'x';`],
  ])('and does not affect a good one that is tested at the same time, when it %s', async (_case, before) => {
    const { admit, run } = setUp();
    const bad = admit('2.0.0', `{ return 1 }`, before);
    await admit('3.0.0', `{ return 'good' }`);
    await expect(bad).rejects.toThrow('refused');
    expect(await run('3.0.0')).toBe('good');
  });
});

describe('a version that fails after its smoke test', () => {
  test.each([
    ['loops', 'run', 'cpu'],
    ['loops after it has waited', 'load', 'cpu'],
    ['needs too much memory', 'run', 'memory'],
  ])('that %s stops its worker and is named; another worker responds', async (_what, task, cause) => {
    // Collecting garbage takes CPU, more of it on a busy machine.
    const { admit, run, stops, pool } = setUp(1, 64, cause === 'memory' ? 5_000 : 200);
    await admit('1.0.0', `{ return 'fine' }`);
    const takesAll = `const all = []; for (;;) all.push(new Array(4e6).fill(1));`;
    const bad = cause === 'memory' ? takesAll : `for (;;);`;
    const waits =
      task === 'load'
        ? `return Promise.resolve().then(() => new Promise((done) => setTimeout(done, 5))).then(() => { ${bad} });`
        : bad;
    await admit('2.0.0', afterSmokeTest(waits));
    await run('2.0.0');
    const lost = run('2.0.0', task);
    await expect(lost).rejects.toThrow(WorkerStopped);
    expect(stops).toMatchObject([{ cause, culprit: { name: 'hello', version: '2.0.0' } }]);
    expect(await run('1.0.0')).toBe('fine');
    await expect(run('2.0.0')).rejects.toThrow('not loaded');
    expect(pool.state.replaced).toBe(1);
  });

  test('stays loaded when a visitor may have made it loop, and each of their calls rejects with its name', async () => {
    const { admit, run, stops, pool } = setUp();
    await admit('2.0.0', afterSmokeTest(`for (;;);`));
    await run('2.0.0');
    const visitors = ['2.0.0', '2.0.0'].map((version) =>
      pool.run('run', { name: 'hello', version }, { isOfVisitor: true }),
    );
    const outcomes = await Promise.allSettled(visitors);
    const stopped = { culprit: { name: 'hello', version: '2.0.0' }, suspectCalls: 2 };
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { stopped } },
      { status: 'rejected', reason: { stopped } },
    ]);
    expect(stops).toMatchObject([stopped]);
    await expect(run('2.0.0')).rejects.toThrow('did not finish');
  });

  test.each([
    ['a rejection', `setTimeout(() => Promise.reject(new Error('too late')), 1); return 1;`],
    ['an error of a timer', `setTimeout(() => { throw new Error('too late'); }, 1); return 1;`],
  ])('an uncaught error (%s) is reported with the version, and its worker continues', async (_case, code) => {
    const { admit, run, faults, stops } = setUp();
    await admit('1.0.0', `{ return 'fine' }`);
    await admit('2.0.0', afterSmokeTest(code));
    await run('2.0.0');
    await run('2.0.0');
    await eventually(() => faults.length > 0);
    expect(faults).toEqual(['hello@2.0.0: too late']);
    expect(await run('1.0.0')).toBe('fine');
    expect(stops).toEqual([]);
  });

  test('an error from outside is not reported', async () => {
    const { admit, run, faults } = setUp();
    await admit(
      '1.0.0',
      `{ setTimeout(() => Promise.reject(new RangeError('the API is down')), 1); return 1; }`,
    );
    await run('1.0.0');
    // Timers fire, and faults are reported, in order.
    await admit('2.0.0', afterSmokeTest(`setTimeout(() => { throw new Error('too late'); }, 1); return 1;`));
    await run('2.0.0');
    await run('2.0.0');
    await eventually(() => faults.length > 0);
    expect(faults).toEqual(['hello@2.0.0: too late']);
  });

  test('a worker that leaks memory is replaced before its heap is full, and no call is lost', async () => {
    const { admit, run, stops, pool } = setUp();
    await admit('1.0.0', `{ (globalThis.leaked ??= []).push(new Array(1e6).fill(1)); return 'fine' }`);
    for (let call = 0; stops.length === 0 && call < 20; call += 1) expect(await run('1.0.0')).toBe('fine');
    expect(stops).toMatchObject([{ message: 'full' }]);
    expect(pool.state.replaced).toBe(1);
    expect(await run('1.0.0')).toBe('fine');
  });

  test('an evicted version has no timers left', async () => {
    const { admit, run, pool, faults } = setUp();
    const throws = (message: string) => `() => { throw new Error('${message}'); }`;
    await admit('1.0.0', afterSmokeTest(`setInterval(${throws('still here')}, 5); return 1;`));
    await run('1.0.0');
    await run('1.0.0');
    await eventually(() => faults.includes('hello@1.0.0: still here'));
    pool.evict({ name: 'hello', version: '1.0.0' });
    await admit('2.0.0', afterSmokeTest(`setTimeout(${throws('too late')}, 50); return 1;`));
    await run('2.0.0');
    // The worker takes messages in order, so it has evicted the version by now.
    const before = faults.length;
    await run('2.0.0');
    await eventually(() => faults.includes('hello@2.0.0: too late'));
    expect(faults.slice(before)).toEqual(['hello@2.0.0: too late']);
  });
});
