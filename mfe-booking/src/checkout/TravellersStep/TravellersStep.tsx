import type { Booking } from '@kaadu/contracts/booking';
import { Button, ButtonLink } from '@kaadu/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import { StepHeading } from '../../parts/StepHeading/StepHeading';
import { BusinessFields } from './BusinessFields';
import { HostNotesFields } from './HostNotesFields';
import { ContactFields } from './ContactFields';
import { SavedTravellers } from './SavedTravellers';
import { TravellerFields } from './TravellerFields';
import { stepHref } from '../use-step';
import { namedProblems } from './form';
import { useTravellers } from './use-travellers';
import { type Draft, withTraveller } from './draft';
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import styles from './TravellersStep.module.css';

interface TravellersStepProps {
  readonly booking: Booking;
  readonly focused: boolean;
  readonly replace: (booking: Booking) => void;
  readonly onNext: () => void;
}

/** Second step: the contact person and the travellers. */
export function TravellersStep({ booking, focused, replace, onNext }: TravellersStepProps) {
  const t = useCheckoutText();
  const state = useTravellers({ booking, replace, onSaved: onNext });
  const { form, draft, type, user, problems, problem, busy, attempts } = state;
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts, problems]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.save();
  };
  return (
    <form className={styles.step} ref={root} onSubmit={submit} noValidate>
      <StepHeading title={t('whoIsTravelling')} lead={t('whoLead')} focused={focused} />
      {Object.keys(namedProblems(booking)).length > 0 && !problem && (
        <Notice tone="warning" title={t('checkTravelling')}>
          <p>{t('checkTravellingText', { count: booking.party.guests })}</p>
        </Notice>
      )}
      <ContactFields
        contact={form.contact}
        problems={problems}
        onChange={(part) => type({ ...draft, ...part })}
      />
      {user && (
        <SavedTravellers
          form={form}
          onUse={(index, { name, document }) =>
            type(withTraveller(draft, index, { name, document: document ?? '' }))
          }
        />
      )}
      <div className={styles.travellers}>
        {form.travellers.map((traveller, index) => (
          <TravellerFields
            key={index}
            number={index + 1}
            traveller={traveller}
            document={booking.required_document}
            problems={problems}
            onChange={(part) => type(withTraveller(draft, index, part))}
          />
        ))}
      </div>
      <Extras {...state} />
      {user && <Remember checked={state.remember} onChange={state.setRemember} />}
      {problem && <NotSaved booking={booking} problem={problem} />}
      <Button className={styles.next} type="submit" size="lg" busy={busy}>
        {busy ? t('saving') : t('toPayment')}
      </Button>
    </form>
  );
}

/** Optional fields: notes to the host and a business to invoice. */
function Extras({ extras, problems, draft, type }: ReturnType<typeof useTravellers>) {
  const fields = { extras, problems, onChange: (part: Partial<Draft>) => type({ ...draft, ...part }) };
  return (
    <>
      <HostNotesFields {...fields} />
      <BusinessFields {...fields} />
    </>
  );
}

interface NotSavedProps {
  readonly booking: Booking;
  readonly problem: Problem;
}

function NotSaved({ booking, problem }: NotSavedProps) {
  const t = useCheckoutText();
  return (
    <Notice
      tone="danger"
      alert
      title={t('notSaved')}
      actions={
        problem.errors['coupon'] && (
          <ButtonLink size="sm" variant="outline" href={stepHref(booking, 1)}>
            {t('removeCoupon')}
          </ButtonLink>
        )
      }
    >
      <p>
        <English>{problem.message}</English> {t('typedKept')}
      </p>
    </Notice>
  );
}

interface RememberProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Remember({ checked, onChange }: RememberProps) {
  const t = useCheckoutText();
  return (
    <label className={styles.remember}>
      <input
        className={styles.check}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t('keepTravellers')}
    </label>
  );
}
