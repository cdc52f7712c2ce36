import type { PreviewLink, PreviewRequest, ReleaseStore } from '@kaadu/release-core';
import type { Check, SizeBudget } from '@kaadu/release-core/gate';
import type { HealthLedger } from '@kaadu/release-core/health';
import type { Token } from '@kaadu/release-core/operations';
import type { Approvals } from './approvals/approvals';
import type { ReleaseTrust } from '@kaadu/federation/release';
import type { RolloutContext } from './rollouts/context';
import type { RolloutRunner } from './rollouts/runner';
import type { UploadLimits } from './api/upload-limits';
import type { Audit } from './audit/audit';
import type { AutoRollback } from './health/auto-rollback';
import type { ChannelHub } from './events/channel-hub';

/** Dependencies of the service's routes. */
export interface ServiceContext {
  readonly store: ReleaseStore;
  readonly trust: ReleaseTrust;
  readonly now: () => number;
  /** Remote → size budget, for comparisons of versions. */
  readonly budgets: Readonly<Record<string, SizeBudget>>;
  /** Checks that an uploaded release must pass, in addition to hashes and signature. */
  readonly checks: readonly Check[];
  readonly hub: ChannelHub;
  readonly ledger: HealthLedger;
  readonly autoRollback: AutoRollback;
  readonly rollouts: RolloutRunner;
  readonly rolloutContext: RolloutContext;
  readonly audit: Audit;
  /** Requests that wait for a second person. */
  readonly approvals: Approvals;
  /** Signs the link of a preview with the service's key. */
  readonly makePreview: (channel: string, request: PreviewRequest) => Promise<PreviewLink>;
  readonly tokens: () => Promise<Token[]>;
  /** Folder of uploads in progress. */
  readonly uploads: string;
  readonly uploadLimits: UploadLimits;
}
