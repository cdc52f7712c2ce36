import type { SlotName } from '@kaadu/contracts';
import type { ComponentType } from 'react';
import { FooterStandIn } from './FooterStandIn';
import { HeaderStandIn } from './HeaderStandIn';
import { SessionStandIn } from './SessionStandIn';

/** What each slot shows while its remote is missing, late or broken. */
export const standIns: Record<SlotName, ComponentType> = {
  header: HeaderStandIn,
  footer: FooterStandIn,
  floating: () => null,
  session: SessionStandIn,
};
