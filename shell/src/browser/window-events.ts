import { openLoginWindowEvent } from '@kaadu/contracts';
import type { SiteBus } from '@kaadu/event-bus/react';

/**
 * Bridges the window event of §2.4 and the bus in both directions: code outside the remotes can request the login modal,
 * and is notified when a remote does.
 */
export function bridgeWindowEvents(bus: SiteBus): void {
  let dispatching = false;
  window.addEventListener(openLoginWindowEvent, () => {
    if (!dispatching) bus.emit('auth:login-requested', { source: 'window-event' });
  });
  bus.on('auth:login-requested').subscribe(({ source }) => {
    if (source === 'window-event') return;
    dispatching = true;
    window.dispatchEvent(new Event(openLoginWindowEvent));
    dispatching = false;
  });
}
