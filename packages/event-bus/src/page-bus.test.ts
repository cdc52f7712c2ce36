import { pageBus } from './page-bus';

test('on a server there is no page bus: it would be shared by all visitors', () => {
  expect(() => pageBus({})).toThrow(
    'pageBus() is for browsers; on a server create one bus per request with createEventBus()',
  );
});
