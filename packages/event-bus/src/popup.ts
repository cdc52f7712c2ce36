import { useCallback, useEffect, useState } from 'react';
import { useBus, useBusEvent } from './react';

export interface Popup {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/**
 * Controls a popup of the page (modal, drawer, panel). Only one is open at a time (§2.4): it closes when
 * another one opens anywhere on the page.
 * @param id unique on the page, such as `login`
 */
export function usePopup(id: string): Popup {
  const bus = useBus();
  const [open, setOpen] = useState(false);
  useBusEvent('page:popup-opened', (other) => {
    if (other.id !== id) setOpen(false);
  });
  useEffect(() => {
    if (!open) return;
    bus.emit('page:popup-opened', { id });
    return () => bus.emit('page:popup-closed', { id });
  }, [bus, id, open]);

  return { open, show: useCallback(() => setOpen(true), []), close: useCallback(() => setOpen(false), []) };
}
