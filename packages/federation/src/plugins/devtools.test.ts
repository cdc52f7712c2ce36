/** @jest-environment jest-fixed-jsdom */
import { createInstance } from '@module-federation/runtime';
import { devtoolsPlugin } from './devtools';

/** Section of `__FEDERATION__.moduleInfo` that Module Federation DevTools read. */
const moduleInfo = (): unknown => Reflect.get(Reflect.get(globalThis, '__FEDERATION__'), 'moduleInfo');

test('devtools plugin describes the host and its remotes with versions, exposes and shared libraries', () => {
  const release = { version: '1.2.0', entry: '/entry.js', integrity: 'sha384-x', global: 'remote_shown' };
  createInstance({
    name: 'described',
    remotes: [],
    shared: { react: { version: '19.3.1', lib: () => ({}), shareConfig: { requiredVersion: '^19.0.0' } } },
    plugins: [devtoolsPlugin({ releases: { shown: release }, exposes: { shown: ['./panel'] } })],
  });
  const shared = [expect.objectContaining({ sharedName: 'react', version: '19.3.1' })];
  expect(moduleInfo()).toMatchObject({
    described: { remotesInfo: { shown: { matchedVersion: '1.2.0' } }, shared },
    'shown:1.2.0': {
      version: '1.2.0',
      globalName: 'remote_shown',
      remoteEntry: '/entry.js',
      modules: [{ moduleName: 'panel', modulePath: './panel' }],
    },
  });
});
