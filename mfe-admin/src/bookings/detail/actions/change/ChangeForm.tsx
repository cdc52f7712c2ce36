import type { StaffBooking } from '@kaadu/contracts/booking';
import { hasDates } from '@kaadu/travel-ui/trip';
import { Button, TextField } from '@kaadu/ui';
import { useId, useState, type FormEvent } from 'react';
import { ActionProblem } from '../../../../shared/act/ActionProblem';
import styles from '../../../../shared/act/forms.module.css';
import { Panel } from '../../../../shared/act/Panel';
import { ConfirmDialog } from '../../../../shared/act/ConfirmDialog';
import { changeFacts, changeLabel } from './change-facts';
import { NameFields } from './NameFields';
import { TripFields } from './TripFields';
import { type ChangeCalls, useChangeForm } from './use-change-form';

interface ChangeFormProps {
  readonly booking: StaffBooking;
  readonly calls: ChangeCalls;
}

/** Changes dates, guests or names for the traveller. The form opens on request, since it is long. */
export function ChangeForm({ booking, calls }: ChangeFormProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Panel title="Change dates, guests or names">
      <div className={styles.buttons}>
        <Button variant="outline" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Keep it as it is' : 'Change the booking'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Fields booking={booking} calls={calls} />}
      </div>
    </Panel>
  );
}

function Fields({ booking, calls }: ChangeFormProps) {
  const state = useChangeForm(booking, calls);
  const lead = useId();
  const { trip, problems, offer, pricing, changing, isUnchanged } = state;
  const { booking: shown } = booking;
  const isStay = shown.to !== null;
  const isReady = hasDates(trip.dates, isStay) && (isStay || trip.slot !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.ask();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.lead} id={lead}>
        {isUnchanged
          ? 'Change the dates, the guests or a name to see the difference.'
          : 'The new total and the difference are shown before anything changes.'}
      </p>
      <TripFields booking={shown} trip={trip} />
      <NameFields
        rows={state.rows}
        setRow={state.setRow}
        problems={problems}
        document={shown.required_document}
      />
      <TextField
        label="Reason"
        hint="For colleagues; added to the internal notes."
        maxLength={300}
        value={state.reason}
        onChange={({ target }) => state.setReason(target.value)}
        problem={problems['reason']}
      />
      <ActionProblem problem={pricing.problem} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="outline"
          busy={pricing.busy}
          disabled={!isReady || isUnchanged}
          aria-describedby={lead}
        >
          See the difference
        </Button>
      </div>
      <ConfirmDialog
        open={offer !== null}
        title={`Change ${shown.reference}?`}
        facts={offer ? changeFacts(booking, offer) : []}
        action={changeLabel(offer?.quote.difference ?? 0)}
        busy={changing.busy}
        problem={changing.problem}
        onConfirm={() => offer && state.confirm(offer)}
        onClose={state.close}
      />
    </form>
  );
}
