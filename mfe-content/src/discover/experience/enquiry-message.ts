import { formatPaise, site } from '@kaadu/contracts';
import type { Quote } from '@kaadu/contracts/availability';
import type { ExperienceDetail, ExperienceOption } from '@kaadu/contracts/catalogue';
import { isIsoDate } from '@kaadu/ui/dates';
import { guestsOf, partyText } from '@kaadu/travel-ui/trip';
import { whenText } from '@kaadu/travel-ui/trip';
import type { TripChoice } from './booking/use-trip-choice';

interface Enquiry {
  readonly experience: ExperienceDetail;
  readonly option: ExperienceOption | undefined;
  readonly choice: TripChoice;
  readonly quote: Quote | null;
  /** Absolute URL of the page. */
  readonly address: string;
}

/** Returns the prefilled WhatsApp message of an enquiry (§2.2), with blanks for missing choices. */
export function enquiryMessage({ experience, option, choice, quote, address }: Enquiry): string {
  const { party } = choice;
  const lines = [
    `Hi ${site.name}! I would like to ask about ${experience.title}.`,
    address,
    '',
    'Full name: ',
    `Date of travel: ${travelDates(choice)}`,
    `Location: ${experience.location}`,
    `Number of guests: ${guestsOf(party)}${party.ages.length > 0 ? ` (${partyText(party)})` : ''}`,
    `Preferred experience: ${experience.title}${option ? `, ${option.name}` : ''}`,
    `Budget: ${quote ? `${formatPaise(quote.total)} with GST, as shown` : ''}`,
  ];
  return lines.join('\n');
}

function travelDates({ from, to, slot }: TripChoice): string {
  if (!isIsoDate(from)) return '';
  return whenText({ from, to: isIsoDate(to) ? to : null, slot });
}
