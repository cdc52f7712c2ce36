import type { ContentState } from '@kaadu/contracts/content';
import { indianTime } from '@kaadu/ui/dates';
import styles from './content.module.css';

export const stateLabels: Readonly<Record<ContentState, string>> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a draft',
};

interface StateLabelProps {
  readonly state: ContentState;
  readonly savedBy?: string | null;
  readonly savedAt?: string | null;
}

/** The publication state of a record and its latest save. */
export function StateLabel({ state, savedBy, savedAt }: StateLabelProps) {
  return (
    <p className={styles.stateLine}>
      <span className={styles.state} data-state={state}>
        {stateLabels[state]}
      </span>
      {savedAt && <span>{` Saved by ${savedBy ?? 'someone'} on ${indianTime(savedAt)}`}</span>}
    </p>
  );
}
