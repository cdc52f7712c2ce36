import { useApi } from '@kaadu/api-client/react';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { ProposeTripBody } from '@kaadu/contracts/chat';
import { type FormEvent, useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { useToday } from '@kaadu/ui/dates';
import { ExperienceBox } from '@kaadu/travel-ui/experience-picker';
import { TextField } from '@kaadu/ui';
import { DateFields } from '@kaadu/travel-ui/trip';
import { partyOf, type PartyChoice } from '@kaadu/travel-ui/trip';
import { PartyField } from '@kaadu/travel-ui/trip';
import { dateProblem, hasDates, type TripDates } from '@kaadu/travel-ui/trip';
import { useAvailability } from '@kaadu/travel-ui/trip';
import type { InboxApi } from '../session/inbox-api';
import styles from './Form.module.css';
import { FormEnd } from './FormEnd';
import { type ChosenOption, OptionChoice } from './OptionChoice';

interface ProposalFormProps {
  readonly api: InboxApi;
  readonly thread: number;
  /** Whether the visitor is signed in and gets member prices. */
  readonly isMember: boolean;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

const usualTwo: PartyChoice = { adults: 2, ages: [] };

/** Proposes a trip: experience, dates, party and one of the available options. */
export function ProposalForm({ api, thread, isMember, onSent, onCancel }: ProposalFormProps) {
  const site = useApi();
  const choosing = useAction();
  const [experience, setExperience] = useState<ExperienceDetail | null>(null);
  const [dates, setDates] = useState<TripDates>({ from: '', to: '' });
  const [party, setParty] = useState(usualTwo);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ChosenOption | null>(null);
  const isStay = experience?.is_stay ?? false;
  const availability = useAvailability({
    experienceKey: experience?.primary_key ?? 0,
    isStay,
    dates,
    party,
    asMember: isMember,
    enabled: experience !== null,
  });
  const { send, busy, problem } = useProposal({ api, thread, onSent });
  const pick = ({ primary_key }: { readonly primary_key: number }) => {
    setChosen(null);
    void choosing.run(async () => setExperience(await site.getExperience({ primary_key })));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ text, trip: tripOf(chosen, dates, party, isStay) });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ExperienceBox initial="" onPick={pick} />
      {experience && (
        <>
          <TripFields isStay={isStay} dates={dates} onDates={setDates} party={party} onParty={setParty} />
          <OptionChoice
            experience={experience}
            answer={availability.answer}
            isReady={hasDates(dates, isStay)}
            problem={availability.problem}
            chosen={chosen}
            onChoose={setChosen}
          />
          <TextField
            label="Message (optional)"
            autoComplete="off"
            maxLength={1000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </>
      )}
      <FormEnd
        problem={problem ?? choosing.problem}
        busy={busy}
        incomplete={!chosen || availability.stale}
        label="Send the proposal"
        onCancel={onCancel}
      />
    </form>
  );
}

interface TripFieldsProps {
  readonly isStay: boolean;
  readonly dates: TripDates;
  readonly onDates: (dates: TripDates) => void;
  readonly party: PartyChoice;
  readonly onParty: (party: PartyChoice) => void;
}

function TripFields({ isStay, dates, onDates, party, onParty }: TripFieldsProps) {
  const today = useToday();
  return (
    <div className={styles.row}>
      <DateFields
        isStay={isStay}
        dates={dates}
        onChange={onDates}
        problem={today && dateProblem(dates, today)}
        earliest={today}
      />
      <PartyField party={party} onChange={onParty} />
    </div>
  );
}

/** Returns the trip as the request body. */
function tripOf(chosen: ChosenOption | null, { from, to }: TripDates, choice: PartyChoice, isStay: boolean) {
  return {
    option_pk: chosen?.option,
    from,
    to: isStay ? to : null,
    slot: isStay ? null : chosen?.slot,
    party: partyOf(choice),
  };
}

/** Sends a proposal. Retries send the same one. */
function useProposal({ api, thread, onSent }: Pick<ProposalFormProps, 'api' | 'thread' | 'onSent'>) {
  const [id] = useState(() => crypto.randomUUID());
  const { run, busy, problem } = useAction();
  function send(given: object): void {
    const { data } = ProposeTripBody.safeParse({ id, ...given });
    // The button is disabled until everything is chosen.
    if (!data) return;
    void run(async () => {
      await api.proposeTrip({ thread, ...data });
      onSent();
    });
  }
  return { send, busy, problem };
}
