import { site, whatsappHref } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useBus } from '@kaadu/event-bus/react';
import { Button, PhoneIcon, PhoneLink, usePageAddress, WhatsAppIcon } from '@kaadu/ui';
import { HoldProblem } from '@kaadu/travel-ui/hold';
import type { Problem } from '@kaadu/ui/problem';
import { enquiryMessage } from '../../enquiry-message';
import type { useBookable } from '../use-bookable';
import type { TripChoice } from '../use-trip-choice';
import { useExperienceText } from '../../messages';
import styles from './BookingBox.module.css';

interface ActionsProps {
  readonly experience: ExperienceDetail;
  readonly choice: TripChoice;
  readonly bookable: ReturnType<typeof useBookable>;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onBook: () => void;
}

/** Buttons to book the choice or to ask an advisor about it. */
export function Actions({ experience, choice, bookable, busy, problem, onBook }: ActionsProps) {
  const t = useExperienceText();
  const bus = useBus();
  const address = usePageAddress();
  const { option, open, quote, slot, trip, availability, isOwnHold } = bookable;
  const message = enquiryMessage({ experience, option, choice: { ...choice, slot }, quote, address });
  const needsSlot = quote && open && open.slots.length > 0 && !slot;
  return (
    <>
      {problem && !busy && <HoldProblem problem={problem} onRetry={onBook} />}
      <div className={styles.actions}>
        {experience.options.length > 0 && !isOwnHold && (
          <Button
            className={styles.book}
            variant="accent"
            size="lg"
            busy={busy || availability.stale}
            disabled={!trip}
            onClick={onBook}
          >
            {busy ? t('holding') : open?.on_request ? t('requestToBook') : t('bookNow')}
          </Button>
        )}
        <p className={styles.promise}>
          {needsSlot ? t('chooseStart') : isOwnHold ? t('continueAbove') : t('heldFree')}
        </p>
        <div className={styles.enquire}>
          <a
            className={styles.way}
            href={whatsappHref(message)}
            target="_blank"
            rel="noopener"
            onClick={() => bus.emit('page:action-counted', { name: 'click_whatsapp', detail: address })}
          >
            <WhatsAppIcon /> {t('enquire')}
          </a>
          <PhoneLink phone={site.supportPhone} className={styles.way}>
            <PhoneIcon /> {t('callUs')}
          </PhoneLink>
        </div>
      </div>
    </>
  );
}
