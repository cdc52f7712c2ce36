import { openLoginWindowEvent } from '@kaadu/contracts';
import type { SiteBus } from '@kaadu/event-bus/react';

/**
 * Bridges the window event of §2.4 to the bus and back: code outside the remotes can ask for the login modal, and
 * hears when a remote does.
 */
export function bridgeWindowEvents(bus: SiteBus): void {
  let echoing = false;
  window.addEventListener(openLoginWindowEvent, () => {
    if (!echoing) bus.emit('auth:login-requested', { source: 'window-event' });
  });
  bus.on('auth:login-requested').subscribe(({ source }) => {
    if (source === 'window-event') return;
    echoing = true;
    window.dispatchEvent(new Event(openLoginWindowEvent));
    echoing = false;
  });
}
