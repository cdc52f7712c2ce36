import { RemoteName, Version } from '@kaadu/federation/release';
import * as z from 'zod';
import type { ReleaseStore } from '../store/release-store';
import type { Moved, MoveOptions } from './change-channel';
import { freeze, unfreeze, type FreezeChange } from './freeze';
import { rollback, stopCanary } from './go-back';
import { promote, startCanary } from './go-live';

/** A change of a channel, as data: from the command line, from the console or over HTTP. */
export const Move = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('promote'), remote: RemoteName, version: Version }),
  z.strictObject({ action: z.literal('rollback'), remote: RemoteName, to: Version.optional() }),
  z.strictObject({ action: z.literal('canary'), remote: RemoteName, version: Version, percent: z.number() }),
  z.strictObject({ action: z.literal('stop-canary'), remote: RemoteName }),
  z.strictObject({ action: z.literal('freeze'), remote: RemoteName.optional() }),
  z.strictObject({ action: z.literal('unfreeze'), remote: RemoteName.optional() }),
]);
export type Move = z.infer<typeof Move>;

/** Carries a move out. @throws ReleaseError when it may not be, or somebody else was faster */
export function applyMove(
  store: ReleaseStore,
  move: Move,
  options: MoveOptions,
): Promise<Moved | FreezeChange> {
  switch (move.action) {
    case 'promote':
      return promote(store, move.remote, move.version, options);
    case 'rollback':
      return rollback(store, move.remote, { ...options, to: move.to });
    case 'canary':
      return startCanary(store, move.remote, move, options);
    case 'stop-canary':
      return stopCanary(store, move.remote, options);
    case 'freeze':
      return freeze(store, move.remote, options);
    case 'unfreeze':
      return unfreeze(store, move.remote, options);
  }
}
