import type { SlotName } from '@kaadu/contracts';
import type { ComponentType } from 'react';
import { FooterFallback } from './FooterFallback';
import { HeaderFallback } from './HeaderFallback';
import { SessionFallback } from './SessionFallback';

/** Fallbacks by slot, shown while the remote is missing, slow or broken. */
export const slotFallbacks: Record<SlotName, ComponentType> = {
  header: HeaderFallback,
  footer: FooterFallback,
  floating: () => null,
  session: SessionFallback,
};
