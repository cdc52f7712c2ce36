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

/** Navigates as the browser's router does: changes the URL, then notifies its listeners. */
async function visit(services: ReturnType<typeof pageServices>, path: string): Promise<void> {
  history.pushState(null, '', path);
  await services.router.navigate(path);
}

test('keepForOffline registers the worker once and notifies it of each page that the visitor opens', async () => {
  const services = pageServices(() => ({}));
  keepForOffline(services);
  await visit(services, '/stories/a-walk/7');
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
  expect(messages).toEqual([
    { visited: 'http://localhost/' },
    { visited: 'http://localhost/stories/a-walk/7' },
  ]);
});

test('keepForOffline does not report a private page', async () => {
  const services = pageServices(() => ({}));
  keepForOffline(services);
  await visit(services, '/my-bookings');
  expect(messages).toEqual([{ visited: 'http://localhost/' }]);
});
