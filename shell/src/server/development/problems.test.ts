import Fastify from 'fastify';
import { registerDevelopment } from './development-routes';
import { DevelopmentProblems } from './problems';
import { watchLog } from './watch-log';

/** Source map of a one-line build, which was the third line of the sources. */
const map = {
  version: 3,
  sources: [`${process.cwd()}/mfe-header/src/Header.tsx`],
  names: [],
  mappings: 'AAEA',
};
const source = {
  async readFile(_name: string, version: string) {
    if (version !== '1.0.0') throw new Error('it is gone');
    return Buffer.from(JSON.stringify(map));
  },
};
const location = 'mfe-header/src/Header.tsx:3';

function setUp() {
  const problems = new DevelopmentProblems(source);
  const app = Fastify({
    logger: { level: 'error', stream: { write: () => undefined }, hooks: { logMethod: watchLog(problems) } },
  });
  registerDevelopment(app, problems);
  return { app, problems };
}

describe('development problems', () => {
  test('come from log lines about failures of remotes, with their location in the sources', async () => {
    const { app, problems } = setUp();
    const stack =
      'Error: no\n    at react (header@1.0.0/node.cjs)\n    at Header (header@1.0.0/server/entry.cjs:1:1)';
    app.log.child({}).error({ remote: 'header', err: { message: 'no', stack } }, 'a slot failed to render');
    const err = new Error('auth@3.0.0 refused: oh', { cause: new Error('oh') });
    app.log.error({ remote: 'auth', err, cause: err.message }, 'release not admitted');
    app.log.error({ remote: 'footer', version: '2.0.0', cause: 'it loops' }, 'release not admitted');
    app.log.error('the store does not respond');
    await new Promise(setImmediate);
    expect(problems.all).toEqual([
      { kind: 'server', remote: 'auth', message: 'oh' },
      { kind: 'server', remote: 'footer', message: 'it loops' },
      { kind: 'server', remote: 'header', message: 'no', location },
    ]);
  });

  test('include failures of remotes in browsers, each once', async () => {
    const { app, problems } = setUp();
    const report = (message: string, stack: string) =>
      app.inject({
        method: 'POST',
        url: '/development/problems',
        payload: { kind: 'browser', message, stack },
      });
    const stack = 'at Header (http://localhost:3000/releases/header/1.0.0/web/chunks/0.js:1:1)';
    expect((await report('no', stack)).statusCode).toBe(204);
    await report('no', stack);
    await report('gone', 'at http://localhost:3000/releases/header/0.9.0/web/chunks/0.js:1:1');
    await report('of an extension', 'at chrome-extension://x/content.js:1:1');
    expect(problems.all).toEqual([
      { kind: 'browser', remote: 'header', message: 'no', location },
      { kind: 'browser', remote: 'header', message: 'gone' },
    ]);
  });

  test('end with the next good build of their remote', async () => {
    const { app, problems } = setUp();
    const changes = jest.fn();
    problems.onChange(changes);
    const tell = (payload: object) => app.inject({ method: 'PUT', url: '/development/builds', payload });
    await tell({ remote: 'header', fault: 'Unexpected token', location });
    await tell({ remote: 'footer', fault: 'Unexpected end' });
    await tell({ remote: 'header' });
    expect(problems.all).toEqual([{ kind: 'build', remote: 'footer', message: 'Unexpected end' }]);
    await tell({ remote: 'footer' });
    await tell({ remote: 'footer' });
    expect(problems.all).toEqual([]);
    expect(changes).toHaveBeenCalledTimes(4);
  });

  test('cannot be forged by another site: requests without a preflight are rejected', async () => {
    const { app, problems } = setUp();
    const payload = JSON.stringify({
      kind: 'browser',
      message: 'x',
      stack: '/releases/header/1.0.0/web/a.js:1:1',
    });
    const headers = { 'content-type': 'text/plain' };
    const sent = await app.inject({ method: 'POST', url: '/development/problems', payload, headers });
    expect(sent.statusCode).toBe(400);
    expect(problems.all).toEqual([]);
  });
});
