import { useApi } from '@kaadu/api-client/react';
import { saveUtm } from '@kaadu/api-client/utm';
import type { EventPayload, GuestUser } from '@kaadu/contracts';
import { usePopup } from '@kaadu/event-bus/popup';
import { useBus, useBusEvent } from '@kaadu/event-bus/react';
import { useState } from 'react';
import { dismissAutomaticPopup } from './automatic-popup';

export type LoginSource = EventPayload<'auth:login-requested'>['source'];

/** State of the modal: whether and why it is open, and its view, login or sign-up for a guest (§2.4). */
export function useLoginModal() {
  const bus = useBus();
  const api = useApi();
  const popup = usePopup('login');
  const [source, setSource] = useState<LoginSource>('page');
  const [guest, setGuest] = useState<GuestUser | null>(null);

  useBusEvent('auth:login-requested', (request) => {
    if (popup.open) return;
    setSource(request.source);
    setGuest(null);
    popup.show();
    const auth = bus.last('auth:state-changed');
    if (auth?.status === 'signed-in' && window.location.search) void saveUtm(api, auth);
  });
  useBusEvent('auth:signup-requested', (newGuest) => {
    setGuest(newGuest);
    popup.show();
  });

  return {
    open: popup.open,
    source,
    guest,
    /** Closes without recording a dismissal. */
    close: popup.close,
    /** Closes on the visitor's request; a dismissed automatic popup is recorded. */
    dismiss: () => {
      if (source === 'automatic') dismissAutomaticPopup();
      popup.close();
    },
  };
}
