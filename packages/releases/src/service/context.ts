import type { ReleaseTrust } from '@kaadu/federation/release';
import type { Check } from '../gate/gate';
import type { HealthLedger } from '../health/ledger';
import type { ReleaseStore } from '../store/release-store';
import type { Audit } from './audit';
import type { ChannelHub } from './channel-hub';
import type { Guard } from './guard';
import type { Token } from './tokens';

/** What the service's routes work with. */
export interface ServiceContext {
  readonly store: ReleaseStore;
  readonly trust: ReleaseTrust;
  /** What an uploaded release must pass besides its hashes and its signature. */
  readonly checks: readonly Check[];
  readonly hub: ChannelHub;
  readonly ledger: HealthLedger;
  readonly guard: Guard;
  readonly audit: Audit;
  readonly tokens: () => Promise<Token[]>;
  /** Folder for what is being uploaded. */
  readonly uploads: string;
}
