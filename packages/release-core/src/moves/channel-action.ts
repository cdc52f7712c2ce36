import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';
import type { ReleaseStore } from '../store/release-store';
import { startCanary, stopCanary } from './canary';
import type { ChannelMove, MoveOptions } from './change-channel';
import { freeze, unfreeze, type FreezeChange } from './freeze';
import { promote } from './promote';
import { rollback } from './rollback';
import { seal, type Sealed } from './seal';

/** Change to a channel as data, from the command line, the console or HTTP. */
export const ChannelAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('promote'), remote: RemoteName, version: Version }),
  z.strictObject({ action: z.literal('rollback'), remote: RemoteName, to: Version.optional() }),
  z.strictObject({ action: z.literal('canary'), remote: RemoteName, version: Version, percent: z.number() }),
  z.strictObject({ action: z.literal('stop-canary'), remote: RemoteName }),
  z.strictObject({ action: z.literal('freeze'), remote: RemoteName.optional() }),
  z.strictObject({ action: z.literal('unfreeze'), remote: RemoteName.optional() }),
  z.strictObject({ action: z.literal('seal') }),
]);
export type ChannelAction = z.infer<typeof ChannelAction>;

export type ActionResult = ChannelMove | FreezeChange | Sealed;

/** Carries out an action on a store. @throws ReleaseError when it is not allowed or loses a race */
export function applyAction(
  store: ReleaseStore,
  action: ChannelAction,
  options: MoveOptions,
): Promise<ActionResult> {
  switch (action.action) {
    case 'promote':
      return promote(store, action.remote, action.version, options);
    case 'rollback':
      return rollback(store, action.remote, { ...options, to: action.to });
    case 'canary':
      return startCanary(store, action.remote, action, options);
    case 'stop-canary':
      return stopCanary(store, action.remote, options);
    case 'freeze':
      return freeze(store, action.remote, options);
    case 'unfreeze':
      return unfreeze(store, action.remote, options);
    case 'seal':
      return seal(store, options);
  }
}
