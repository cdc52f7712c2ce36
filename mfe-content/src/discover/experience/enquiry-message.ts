import { formatPaise, site } from '@kaadu/contracts';
import type { ExperienceDetail, ExperienceOption } from '@kaadu/contracts/catalogue';
import { isIsoDate, longDate } from '../../shared/dates/dates';
import { count, type Quote } from './quote';
import { chosenNights, type TripChoice } from './use-trip-choice';

interface Enquiry {
  readonly experience: ExperienceDetail;
  readonly option: ExperienceOption | undefined;
  readonly choice: TripChoice;
  readonly quote: Quote | undefined;
  /** Absolute URL of the page. */
  readonly address: string;
}

/** The prefilled WhatsApp message of an enquiry (§2.2), with blanks for what was not chosen. */
export function enquiryMessage({ experience, option, choice, quote, address }: Enquiry): string {
  const lines = [
    `Hi ${site.name}! I would like to ask about ${experience.title}.`,
    address,
    '',
    'Full name: ',
    `Date of travel: ${travelDates(experience, choice)}`,
    `Location: ${experience.location}`,
    `Number of guests: ${choice.guests}${quote && quote.rooms > 1 ? ` (${quote.rooms} rooms)` : ''}`,
    `Preferred experience: ${experience.title}${option ? `, ${option.name}` : ''}`,
    `Budget: ${quote ? `${formatPaise(quote.total)} with GST, as shown` : ''}`,
  ];
  return lines.join('\n');
}

function travelDates(experience: ExperienceDetail, choice: TripChoice): string {
  if (!isIsoDate(choice.from)) return '';
  const from = longDate(choice.from);
  if (!experience.is_stay) return choice.slot ? `${from} at ${choice.slot}` : from;
  if (!isIsoDate(choice.to)) return `from ${from}`;
  return `${from} to ${longDate(choice.to)} (${count(chosenNights(choice), 'night')})`;
}
