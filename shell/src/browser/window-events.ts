import { GuestUser, openLoginWindowEvent, showSignUpWindowEvent } from '@kaadu/contracts';
import type { SiteBus } from '@kaadu/event-bus/react';

/**
 * Bridges the window events of §2.4 and the bus in both directions. Code outside the remotes can request the
 * login modal or its sign-up form, and is notified when a remote does. A sign-up needs a verified guest: the
 * one in the event's detail, else the last one of this page. Without any the visitor logs in first, and new
 * visitors get the form afterwards.
 */
export function bridgeWindowEvents(bus: SiteBus): void {
  let dispatching = false;
  let receiving = false;
  let lastGuest: GuestUser | undefined;
  const dispatch = (name: string) => {
    dispatching = true;
    window.dispatchEvent(new Event(name));
    dispatching = false;
  };
  const requestLogin = () => bus.emit('auth:login-requested', { source: 'window-event' });

  window.addEventListener(openLoginWindowEvent, () => {
    if (!dispatching) requestLogin();
  });
  window.addEventListener(showSignUpWindowEvent, (event) => {
    if (dispatching) return;
    const detail = GuestUser.safeParse(event instanceof CustomEvent ? event.detail : undefined);
    const guest = detail.success ? detail.data : lastGuest;
    if (!guest) return requestLogin();
    receiving = true;
    bus.emit('auth:signup-requested', guest);
    receiving = false;
  });
  bus.on('auth:login-requested').subscribe(({ source }) => {
    if (source !== 'window-event') dispatch(openLoginWindowEvent);
  });
  bus.on('auth:state-changed').subscribe(({ status }) => {
    if (status === 'signed-in') lastGuest = undefined;
  });
  bus.on('auth:signup-requested').subscribe((guest) => {
    lastGuest = guest;
    if (!receiving) dispatch(showSignUpWindowEvent);
  });
}
