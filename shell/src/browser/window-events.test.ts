/** @jest-environment jest-fixed-jsdom */
import { events, type Events } from '@kaadu/contracts';
import { createEventBus } from '@kaadu/event-bus';
import { bridgeWindowEvents } from './window-events';

function bridgedBus() {
  const bus = createEventBus<Events>(events);
  const requests: string[] = [];
  bus.on('auth:login-requested').subscribe(({ source }) => requests.push(source));
  bridgeWindowEvents(bus);
  return { bus, requests };
}

describe('window events', () => {
  test('open-login-modal on the window requests the login modal once', () => {
    const { requests } = bridgedBus();
    window.dispatchEvent(new Event('open-login-modal'));
    expect(requests).toEqual(['window-event']);
  });

  test('a request of a remote becomes one window event and no second request', () => {
    const { bus, requests } = bridgedBus();
    const listener = jest.fn();
    window.addEventListener('open-login-modal', listener);
    bus.emit('auth:login-requested', { source: 'header' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(requests).toEqual(['header']);
  });

  const guest = {
    user_key: 'ticket',
    role_pk: null,
    email: 'asha@example.com',
    phone: '9845061100',
    country_code: '+91',
    description: '/',
  };

  test('show-signup with a verified guest requests the sign-up form once', () => {
    const { bus, requests } = bridgedBus();
    const asked = jest.fn();
    bus.on('auth:signup-requested').subscribe(asked);
    window.dispatchEvent(new CustomEvent('show-signup', { detail: guest }));
    expect(asked.mock.calls).toEqual([[guest]]);
    expect(requests).toEqual([]);
  });

  test.each([undefined, { email: 'asha@example.com' }])(
    'show-signup with %j, without a verified guest, requests the login modal',
    (detail) => {
      const { requests } = bridgedBus();
      window.dispatchEvent(new CustomEvent('show-signup', { detail }));
      expect(requests).toEqual(['window-event']);
    },
  );

  test('show-signup opens the form again for a guest who closed it, until someone signs in', () => {
    const { bus, requests } = bridgedBus();
    bus.emit('auth:signup-requested', guest);
    const asked = jest.fn();
    bus.on('auth:signup-requested').subscribe(asked);
    window.dispatchEvent(new Event('show-signup'));
    expect(asked.mock.calls).toEqual([[guest]]);
    bus.emit('auth:state-changed', { status: 'signed-out' });
    bus.emit('auth:state-changed', { status: 'signed-in', user: { email: 'asha@example.com', phone: '' } });
    window.dispatchEvent(new Event('show-signup'));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(requests).toEqual(['window-event']);
  });

  test('a sign-up request of a remote becomes one window event without personal data', () => {
    const { bus, requests } = bridgedBus();
    const heard: Event[] = [];
    window.addEventListener('show-signup', (event) => heard.push(event));
    bus.emit('auth:signup-requested', guest);
    expect(heard.map((event) => event instanceof CustomEvent)).toEqual([false]);
    expect(requests).toEqual([]);
  });
});
