import { openLoginWindowEvent } from '@kaadu/contracts';
import type { SiteBus } from '@kaadu/event-bus/react';

/** Bridges the window event of §2.4 to the bus, so that pages outside the remotes can ask for the login modal. */
export function bridgeWindowEvents(bus: SiteBus): void {
  window.addEventListener(openLoginWindowEvent, () =>
    bus.emit('auth:login-requested', { source: 'window-event' }),
  );
}
