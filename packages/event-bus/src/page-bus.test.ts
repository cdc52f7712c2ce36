import { pageBus } from './page-bus';

test('pageBus throws on a server, where all visitors would share it', () => {
  expect(() => pageBus({})).toThrow(
    'pageBus() is for browsers; on a server create one bus per request with createEventBus()',
  );
});
