/** @jest-environment jest-fixed-jsdom */
import { keepForOffline } from './keep-for-offline';
import { pageServices } from './testing/page-services';

const messages: unknown[] = [];
const register = jest.fn(async () => undefined);

beforeEach(() => {
  messages.length = 0;
  register.mockClear();
  history.replaceState(null, '', '/');
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      controller: {},
      ready: Promise.resolve({ active: { postMessage: (message: unknown) => messages.push(message) } }),
    },
  });
});

/** As the router of a browser does it: the address first, then those who follow it. */
async function visit(services: ReturnType<typeof pageServices>, path: string): Promise<void> {
  history.pushState(null, '', path);
  await services.router.navigate(path);
}

test('the worker is registered once, and told of each page that the visitor opens', async () => {
  const services = pageServices(() => ({}));
  keepForOffline(services);
  await visit(services, '/stories/a-walk/7');
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
  expect(messages).toEqual([
    { visited: 'http://localhost/' },
    { visited: 'http://localhost/stories/a-walk/7' },
  ]);
});

test('it is not told of a private page', async () => {
  const services = pageServices(() => ({}));
  keepForOffline(services);
  await visit(services, '/my-bookings');
  expect(messages).toEqual([{ visited: 'http://localhost/' }]);
});
