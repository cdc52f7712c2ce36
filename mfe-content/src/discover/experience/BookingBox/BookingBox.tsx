import { site, whatsappHref } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useBus } from '@kaadu/event-bus/react';
import { PhoneIcon, PhoneLink, Price, usePageAddress, WhatsAppIcon } from '@kaadu/ui';
import { useToday } from '../../../shared/dates/use-today';
import { useIsMember } from '../../../shared/membership/use-is-member';
import { enquiryMessage } from '../enquiry-message';
import { Breakdown } from '../Breakdown/Breakdown';
import { DateFields } from '../DateFields/DateFields';
import { GuestField } from '../GuestField/GuestField';
import { OptionField } from '../OptionField/OptionField';
import { quoteOption } from '../quote';
import { chosenNights, dateProblem, type TripChoice } from '../use-trip-choice';
import styles from './BookingBox.module.css';

interface BookingBoxProps {
  readonly experience: ExperienceDetail;
  readonly choice: TripChoice;
  readonly choose: (part: Partial<TripChoice>) => void;
}

/** Dates, guests and option with the resulting price, and links to enquire about it. */
export function BookingBox({ experience, choice, choose }: BookingBoxProps) {
  const bus = useBus();
  const today = useToday();
  const address = usePageAddress();
  const isMember = useIsMember();
  const option = experience.options.find(({ primary_key }) => primary_key === choice.optionKey);
  const quote = option && quoteOption(option, choice.guests, chosenNights(choice));
  const problem = today ? dateProblem(choice, today) : null;
  const message = enquiryMessage({ experience, option, choice, quote, address });

  return (
    <div className={styles.box}>
      <Price price={experience.price} member={isMember} prefix="from" size="lg" />
      <DateFields
        isStay={experience.is_stay}
        slots={option?.slots ?? []}
        choice={choice}
        choose={choose}
        problem={problem}
        earliest={today}
      />
      <GuestField guests={choice.guests} onChange={(guests) => choose({ guests })} />
      <OptionField
        options={experience.options}
        chosen={choice.optionKey}
        isStay={experience.is_stay}
        isMember={isMember}
        onChoose={(optionKey) => choose({ optionKey, slot: '' })}
      />
      {option && quote && <Breakdown option={option} quote={quote} isMember={isMember} />}
      <div className={styles.actions}>
        <a
          className={styles.chat}
          href={whatsappHref(message)}
          target="_blank"
          rel="noopener"
          onClick={() => bus.emit('page:action-counted', { name: 'click_whatsapp', detail: address })}
        >
          <WhatsAppIcon /> Enquire on WhatsApp
        </a>
        <PhoneLink phone={site.supportPhone} className={styles.call}>
          <PhoneIcon /> Call us
        </PhoneLink>
      </div>
      <p className={styles.note}>
        {site.supportHours.label}. An advisor checks the dates with the operator and answers with a confirmed
        price; asking costs nothing.
      </p>
    </div>
  );
}
