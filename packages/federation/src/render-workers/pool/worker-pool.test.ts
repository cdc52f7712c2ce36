import { eventually } from '../../../fixtures/eventually';
import { afterTrial, testPools } from '../../../fixtures/render-worker/test-pool';
import { defaultBudgets } from '../limits';
import { WorkerPool } from './worker-pool';
import { WorkerStopped } from './stopped-worker';
import { TaskFailed } from '../thread/worker-thread';

const { setUp, script, closeAfterTest } = testPools();

describe('render workers', () => {
  test('versions run in all workers, side by side', async () => {
    const { admit, run } = setUp(2);
    await Promise.all([admit('1.0.0', `{ return 'one' }`), admit('2.0.0', `{ return 'two' }`)]);
    expect(await Promise.all(['1.0.0', '2.0.0', '1.0.0'].map((version) => run(version)))).toEqual([
      'one',
      'two',
      'one',
    ]);
  });

  test('a task that throws rejects with what it threw', async () => {
    const { admit, run } = setUp();
    await admit('1.0.0', afterTrial(`throw new TypeError('no rain today');`));
    // The trial ran in the standby worker; the worker that answers has not called it yet.
    await run('1.0.0');
    await expect(run('1.0.0')).rejects.toThrow(
      new TaskFailed({ type: '', message: 'no rain today', stack: '' }),
    );
  });

  test('more bytes than may be under way arrive whole, and wait until they are taken', async () => {
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

  test('a call is given up when no worker can start', async () => {
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
    await expect(pool.run('run', {})).rejects.toThrow('no worker could answer within 300 ms');
  });

  test('what the process knows is out of reach: its environment, its modules, its streams', async () => {
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

describe('a version that fails its trial is refused, and nobody notices', () => {
  test.each([
    ['loops while it is evaluated', `{}`, `for (;;);`, 'did not finish within 300 ms of CPU'],
    ['loops in its trial', `{ for (;;); }`, '', 'did not finish within 200 ms of CPU'],
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
      `globalThis.kept = Buffer.alloc(150 * 2 ** 20);`,
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
    ['allocates too much', `globalThis.kept = Buffer.alloc(150 * 2 ** 20);`],
    ['never finishes', `module.exports.get = () => new Promise(() => undefined);`],
    ['replaces toString', `Object.prototype.toString = () => 'x';`],
  ])('and a good one that is tried beside one that %s is not', async (_case, before) => {
    const { admit, run } = setUp();
    const bad = admit('2.0.0', `{ return 1 }`, before);
    await admit('3.0.0', `{ return 'good' }`);
    await expect(bad).rejects.toThrow('refused');
    expect(await run('3.0.0')).toBe('good');
  });
});

describe('a version that fails after its trial', () => {
  test.each([
    ['loops', 'run', 'cpu'],
    ['loops after it has waited', 'load', 'cpu'],
    ['needs too much memory', 'run', 'memory'],
  ])('that %s stops its worker and is named; another worker answers', async (_what, task, cause) => {
    // Collecting garbage takes CPU, more of it on a busy machine.
    const { admit, run, stops, pool } = setUp(1, 64, cause === 'memory' ? 5_000 : 200);
    await admit('1.0.0', `{ return 'fine' }`);
    const takesAll = `const all = []; for (;;) all.push(new Array(4e6).fill(1));`;
    const bad = cause === 'memory' ? takesAll : `for (;;);`;
    const waits =
      task === 'load'
        ? `return Promise.resolve().then(() => new Promise((done) => setTimeout(done, 5))).then(() => { ${bad} });`
        : bad;
    await admit('2.0.0', afterTrial(waits));
    await run('2.0.0');
    const lost = run('2.0.0', task);
    await expect(lost).rejects.toThrow(WorkerStopped);
    expect(stops).toMatchObject([{ cause, culprit: { name: 'hello', version: '2.0.0' } }]);
    expect(await run('1.0.0')).toBe('fine');
    await expect(run('2.0.0')).rejects.toThrow('not loaded');
    expect(pool.state.replaced).toBe(1);
  });

  test('a version stays loaded when a visitor may have made it loop, and each of their calls learns which version it was', async () => {
    const { admit, run, stops, pool } = setUp();
    await admit('2.0.0', afterTrial(`for (;;);`));
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
  ])('%s that nothing catches is reported with the version, and its worker goes on', async (_case, code) => {
    const { admit, run, faults, stops } = setUp();
    await admit('1.0.0', `{ return 'fine' }`);
    await admit('2.0.0', afterTrial(code));
    await run('2.0.0');
    await run('2.0.0');
    await eventually(() => faults.length > 0);
    expect(faults).toEqual(['hello@2.0.0: too late']);
    expect(await run('1.0.0')).toBe('fine');
    expect(stops).toEqual([]);
  });

  test('an error that comes from outside is not reported', async () => {
    const { admit, run, faults } = setUp();
    await admit(
      '1.0.0',
      `{ setTimeout(() => Promise.reject(new RangeError('the API is down')), 1); return 1; }`,
    );
    await run('1.0.0');
    // Timers are called in the order in which they are due, and faults are reported in the order in which they occur.
    await admit('2.0.0', afterTrial(`setTimeout(() => { throw new Error('too late'); }, 1); return 1;`));
    await run('2.0.0');
    await run('2.0.0');
    await eventually(() => faults.length > 0);
    expect(faults).toEqual(['hello@2.0.0: too late']);
  });

  test('a worker that keeps more and more is replaced before its memory ends, and no call is lost', async () => {
    const { admit, run, stops, pool } = setUp();
    await admit('1.0.0', `{ (globalThis.kept ??= []).push(new Array(1e6).fill(1)); return 'fine' }`);
    for (let turn = 0; stops.length === 0 && turn < 20; turn += 1) expect(await run('1.0.0')).toBe('fine');
    expect(stops).toMatchObject([{ message: 'full' }]);
    expect(pool.state.replaced).toBe(1);
    expect(await run('1.0.0')).toBe('fine');
  });

  test('a version that is evicted has no timers left', async () => {
    const { admit, run, pool, faults } = setUp();
    const throws = (message: string) => `() => { throw new Error('${message}'); }`;
    await admit('1.0.0', afterTrial(`setInterval(${throws('still here')}, 5); return 1;`));
    await run('1.0.0');
    await run('1.0.0');
    await eventually(() => faults.includes('hello@1.0.0: still here'));
    pool.evict({ name: 'hello', version: '1.0.0' });
    await admit('2.0.0', afterTrial(`setTimeout(${throws('too late')}, 50); return 1;`));
    await run('2.0.0');
    // The worker takes messages in order, so it has evicted the version by now.
    const before = faults.length;
    await run('2.0.0');
    await eventually(() => faults.includes('hello@2.0.0: too late'));
    expect(faults.slice(before)).toEqual(['hello@2.0.0: too late']);
  });
});
