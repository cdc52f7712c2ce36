import { paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useLanguage } from '@kaadu/federation/react';
import { useTripText } from '@kaadu/travel-ui/messages';
import { Button, ButtonLink } from '@kaadu/ui';
import { useState } from 'react';
import { Notice } from '@kaadu/ui';
import { partyChoiceOf, partyOf, type PartyChoice } from '@kaadu/travel-ui/trip';
import { PartyField } from '@kaadu/travel-ui/trip';
import { whenText } from '@kaadu/travel-ui/trip';
import { StepHeading } from '../../parts/StepHeading/StepHeading';
import type { RevisionState } from '../use-revision';
import { AddOns } from './AddOns';
import { CouponField } from './CouponField';
import { OptionChoice } from './OptionChoice';
import { tripQuery } from '../../state/trip-query';
import { useCheckoutText } from '../messages';
import { English } from '../../parts/English/English';
import styles from './TripStep.module.css';

interface TripStepProps {
  readonly experience: ExperienceDetail;
  readonly booking: Booking;
  readonly revision: RevisionState;
  readonly focused: boolean;
  readonly onNext: () => void;
}

/** First step: guests, option, add-ons and coupon. The server prices every change. */
export function TripStep({ experience, booking, revision, focused, onNext }: TripStepProps) {
  const t = useCheckoutText();
  const when = whenText(booking, useTripText(), useLanguage());
  const { shown, pending, problem, change } = revision;
  const [party, setParty] = useState<PartyChoice>(() =>
    partyChoiceOf(booking.party.guests, booking.party.ages),
  );
  const changeParty = (next: PartyChoice) => {
    setParty(next);
    change({ party: partyOf(next) });
  };

  return (
    <section className={styles.step}>
      <StepHeading title={t('stepTrip')} focused={focused} />
      {problem && <Refused problem={problem.message} />}
      <div className={styles.block}>
        <h3 className={styles.title}>{t('dates')}</h3>
        <p>{when}</p>
        <ButtonLink
          size="sm"
          variant="outline"
          className={styles.inline}
          href={`${paths.experience.getHref(experience.url, experience.primary_key)}${tripQuery(booking)}#booking`}
        >
          {t('chooseDates')}
        </ButtonLink>
      </div>
      <div className={styles.block}>
        <h3 className={styles.title}>{t('guestsTitle')}</h3>
        <PartyField party={party} onChange={changeParty} />
      </div>
      <OptionChoice
        experience={experience}
        shown={shown}
        onChoose={(option_pk) => change({ option_pk })}
        onSlot={(slot) => change({ slot })}
      />
      <AddOns
        available={booking.available_add_ons}
        chosen={shown.add_ons}
        guests={shown.party.guests}
        onChange={(add_ons) => change({ add_ons })}
      />
      <CouponField
        applied={booking.quote.coupon}
        pending={pending}
        problem={problem?.errors['coupon']?.[0]}
        onApply={(coupon) => change({ coupon })}
      />
      <div className={styles.next}>
        <Button size="lg" disabled={pending} onClick={onNext}>
          {pending ? t('updating') : t('toTravellers')}
        </Button>
      </div>
    </section>
  );
}

function Refused({ problem }: { readonly problem: string }) {
  const t = useCheckoutText();
  return (
    <Notice tone="danger" alert title={t('changeRefused')}>
      <p>
        <English>{problem}</English> {t('stillHeld')}
      </p>
    </Notice>
  );
}
