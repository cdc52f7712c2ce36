import { createHttpServer } from '../http/http-server';
import { registerServiceWorker } from './service-worker-routes';

const files = new Map(
  Object.entries({
    'service-worker.js': 'start();',
    'retired-worker.js': 'retire();',
    'favicon.svg': '<svg></svg>',
  }).map(([path, text]) => [path, Buffer.from(text)]),
);
const described = { integrity: '', bytes: 0 };
const assets = {
  bytes: files,
  styles: ['styles/shell.1.css'],
  files: { 'styles/service-worker.2.css': described, 'styles/shell.1.css': described },
};

function setUp({ isOn = true, sheet = '2' } = {}) {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  const withSheet = { ...assets, files: { [`styles/service-worker.${sheet}.css`]: described } };
  registerServiceWorker(app, { assets: withSheet, origins: { apiUrl: 'https://api.test' }, isOn });
  return app;
}

test('service worker route includes the style sheets of the build, so that the worker changes with them', async () => {
  const { body, headers } = await setUp().inject('/service-worker.js');
  expect(body).toContain(
    '"styles":["/assets/styles/shell.1.css"],"sheet":"/assets/styles/service-worker.2.css"',
  );
  expect(body).toMatch(/;\nstart\(\);$/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' https://api.test");
  expect((await setUp({ sheet: '3' }).inject('/service-worker.js')).body).not.toBe(body);
});

test('service worker route serves the worker at the path of the former voucher worker', async () => {
  const app = setUp();
  const [now, before] = await Promise.all(
    ['/service-worker.js', '/voucher-worker.js'].map((url) => app.inject(url)),
  );
  expect(before?.body).toBe(now?.body);
});

test('service worker route serves a worker that removes itself when it is switched off', async () => {
  expect((await setUp({ isOn: false }).inject('/service-worker.js')).body).toBe('retire();');
});

test('service worker route rejects a build without the worker', () => {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  const register = () =>
    registerServiceWorker(app, {
      assets: { ...assets, bytes: new Map() },
      origins: { apiUrl: 'https://api.test' },
      isOn: true,
    });
  expect(register).toThrow("The shell's build has no favicon.svg");
});
