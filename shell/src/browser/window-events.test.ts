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
  test('open-login-modal on the window asks for the login modal once', () => {
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
});
