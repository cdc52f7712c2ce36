import { paths, site } from '@kaadu/contracts';
import type { Db } from '../../platform/database/database';
import { queueMessage } from '../../platform/messages/outbox-repository';
import type { Services } from '../../platform/services/services';
import { dayText, partyText } from '../booking';
import { listCardsByKey } from '../catalogue';
import { entryToken } from './entry-token';
import type { WaitlistEntry } from './repository';

type EmailServices = Pick<Services, 'secrets' | 'siteOrigins' | 'apiOrigin' | 'now'>;
type EmailKind = 'confirm' | 'waiting' | 'freed';

/** Returns the page of the experience with the dates and party of an entry. */
function tripUrl(siteUrl: string, entry: WaitlistEntry, page: string): string {
  const query = new URLSearchParams({
    from: entry.fromDay,
    ...(entry.toDay && { to: entry.toDay }),
    guests: String(entry.guests),
    ...(entry.ages.length > 0 && { ages: entry.ages.join(',') }),
  });
  return `${siteUrl}${page}?${query.toString()}#booking`;
}

function tripText({ fromDay, toDay, guests, ages }: WaitlistEntry): string {
  const dates = toDay === null ? dayText(fromDay) : `${dayText(fromDay)} to ${dayText(toDay)}`;
  return `${dates}, ${partyText({ guests, ages })}`;
}

interface Texts {
  readonly title: string;
  readonly trip: string;
  readonly bookUrl: string;
  readonly confirmUrl: string;
}

const contents = {
  confirm: ({ title, trip, confirmUrl }) => ({
    subject: `Confirm: tell me when ${title} frees up`,
    text: `Someone asked us to e-mail this address when ${title} can be booked again for ${trip}.\n\nWas it you? Confirm here, within a day: ${confirmUrl}\n\nIf not, ignore this e-mail and you will get no other.`,
  }),
  waiting: ({ title, trip }) => ({
    subject: `You are on the waitlist for ${title}`,
    text: `We will send you one e-mail when ${title} can be booked again for ${trip}. The waitlist ends when that day comes.`,
  }),
  freed: ({ title, trip, bookUrl }) => ({
    subject: `${title} is free again on your dates`,
    text: `${title} can be booked again for ${trip}.\n\nBook it here: ${bookUrl}\n\nIt is not held for you: the first to book gets it. We tell those who have waited longest first. This is the only e-mail about these dates.`,
  }),
} satisfies Record<EmailKind, (texts: Texts) => { subject: string; text: string }>;

/** Queues an e-mail about an entry in the caller's transaction. */
export async function queueWaitlistEmail(
  tx: Db,
  services: EmailServices,
  entry: WaitlistEntry,
  kind: EmailKind,
): Promise<void> {
  const [card] = await listCardsByKey(tx, [entry.experiencePk]);
  if (!card) return;
  const apiUrl = services.apiOrigin();
  const linkTo = (action: 'confirm' | 'leave') =>
    `${apiUrl}/waitlist/${action}?token=${entryToken(services, action, entry.primaryKey)}`;
  const unsubscribeUrl = linkTo('leave');
  const { subject, text } = contents[kind]({
    title: card.title,
    trip: tripText(entry),
    bookUrl: tripUrl(
      services.siteOrigins[0] ?? '',
      entry,
      paths.experience.getHref(card.url, card.primary_key),
    ),
    confirmUrl: linkTo('confirm'),
  });
  await queueMessage(tx, {
    channel: 'email',
    recipient: entry.email,
    subject,
    body: `${text}\n\nLeave the waitlist: ${unsubscribeUrl}\n\n${site.name}\n`,
    unsubscribeUrl,
    dueAt: services.now(),
    ...(kind === 'freed' && { deduplicationKey: `waitlist ${entry.primaryKey} freed` }),
  });
}
