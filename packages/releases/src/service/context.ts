import type { Approvals } from '../approval/approvals';
import type { ReleaseTrust } from '@kaadu/federation/release';
import type { Check } from '../gate/gate';
import type { SizeBudget } from '../gate/size-check';
import type { HealthLedger } from '../health/ledger';
import type { PreviewLink, PreviewRequest } from '../preview/make-preview';
import type { ReleaseStore } from '../store/release-store';
import type { RolloutContext } from '../rollout/context';
import type { RolloutRunner } from '../rollout/runner';
import type { UploadLimits } from '../uploads/upload-limits';
import type { Audit } from '../audit/audit';
import type { AutoRollback } from './auto-rollback';
import type { ChannelHub } from './channel-hub';
import type { Token } from './tokens';

/** Dependencies of the service's routes. */
export interface ServiceContext {
  readonly store: ReleaseStore;
  readonly trust: ReleaseTrust;
  readonly now: () => number;
  /** Remote → size budget, for comparisons of versions. */
  readonly budgets: Readonly<Record<string, SizeBudget>>;
  /** Checks that an uploaded release must pass besides hashes and signature. */
  readonly checks: readonly Check[];
  readonly hub: ChannelHub;
  readonly ledger: HealthLedger;
  readonly autoRollback: AutoRollback;
  readonly rollouts: RolloutRunner;
  readonly rolloutContext: RolloutContext;
  readonly audit: Audit;
  /** What waits for a second person. */
  readonly approvals: Approvals;
  /** Signs the link of a preview with the service's key. */
  readonly makePreview: (channel: string, request: PreviewRequest) => Promise<PreviewLink>;
  readonly tokens: () => Promise<Token[]>;
  /** Folder of uploads in progress. */
  readonly uploads: string;
  readonly uploadLimits: UploadLimits;
}
