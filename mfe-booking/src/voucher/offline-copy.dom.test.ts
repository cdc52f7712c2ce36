import { aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { saveOfflineCopy } from './offline-copy';

/** Installs a service worker that activates later and stores what it receives. */
function installWorker(outcome: 'activated' | 'redundant') {
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: jest.fn((_message: object, [port]: [{ postMessage: (reply: object) => void }]) =>
      port.postMessage({ saved: true }),
    ),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    // A page reached through a link is not controlled, so `ready` stays pending.
    value: {
      ready: new Promise(() => undefined),
      register: async () => ({ active: null, waiting: null, installing: worker }),
    },
  });
  setTimeout(() => {
    worker.state = outcome;
    worker.dispatchEvent(new Event('statechange'));
  });
  return worker;
}

/** Mock of message channels, which jsdom lacks. */
class Channel {
  readonly port1: { onmessage?: (event: { readonly data: object }) => void } = {};
  readonly port2 = { postMessage: (data: object) => this.port1.onmessage?.({ data }) };
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'MessageChannel', { configurable: true, value: Channel });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
});

test('the voucher is sent to the worker once that is active on a page that was reached by a link', async () => {
  const { postMessage } = installWorker('activated');
  await saveOfflineCopy(aConfirmedBooking(), 'https://api.test/bookings/KT-7Q2M4X');
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(postMessage.mock.calls[0]?.[0]).toMatchObject({
    urls: [window.location.href],
    answer: { url: 'https://api.test/bookings/KT-7Q2M4X' },
  });
});

test('a worker that cannot be installed is a failure', async () => {
  installWorker('redundant');
  await expect(saveOfflineCopy(aConfirmedBooking(), 'https://api.test/bookings/1')).rejects.toThrow(
    'The service worker could not be installed',
  );
});
