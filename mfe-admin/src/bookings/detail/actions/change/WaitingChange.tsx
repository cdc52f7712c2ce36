import { formatPaise } from '@kaadu/contracts';
import type { PendingChange } from '@kaadu/contracts/booking';
import { partyChoiceOf, partyText, whenText } from '@kaadu/travel-ui/trip';
import { indianTime } from '@kaadu/ui/dates';
import { AskButton } from '../../../../shared/act/AskButton';
import styles from '../../../../shared/act/forms.module.css';
import { Panel } from '../../../../shared/act/Panel';

interface WaitingChangeProps {
  readonly reference: string;
  readonly change: PendingChange;
  /** Undefined when the caller cannot give it up. */
  readonly release: (() => Promise<void>) | undefined;
}

/** A change that takes effect when the traveller has paid its difference. */
export function WaitingChange({ reference, change, release }: WaitingChangeProps) {
  const { party, difference, total, expires_at } = change;
  const trip = `${whenText(change)}, ${partyText(partyChoiceOf(party.guests, party.ages))}`;
  return (
    <Panel title={`A change waits for ${formatPaise(difference)}`} isUrgent>
      <p className={styles.lead}>
        {trip}, {formatPaise(total)}. The places are held until {indianTime(expires_at)}.
      </p>
      {release && (
        <div className={styles.buttons}>
          <AskButton
            variant="outline"
            label="Give up the change"
            question={`Give up the change of ${reference}?`}
            facts={[
              { name: 'Not charged', value: formatPaise(difference) },
              { name: 'Places', value: 'Those held for the change are free again.' },
              { name: 'Booking', value: 'Stays as it is.' },
            ]}
            act={release}
          />
        </div>
      )}
    </Panel>
  );
}
