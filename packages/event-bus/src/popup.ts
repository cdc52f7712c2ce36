import { useCallback, useEffect, useState } from 'react';
import { useBus, useBusEvent } from './react';

export interface Popup {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/**
 * A popup of the page (modal, drawer, panel). Only one may be open at a time (§2.4): when another one opens,
 * anywhere on the page, this one closes.
 * @param id unique on the page, for example `login`
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
