import { formatPaise } from '@kaadu/contracts';
import { bookingStatus, type StaffBooking } from '@kaadu/contracts/booking';
import { indianTime } from '@kaadu/ui/dates';
import styles from './History.module.css';
import { Panel } from '../../shared/act/Panel';

interface Event {
  readonly at: string;
  readonly what: string;
  readonly detail: string;
}

const withNote = (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(' · ');

/** Lists the events of a booking in chronological order. */
function eventsOf({ history, emails, refund_requests }: StaffBooking): Event[] {
  const events: Event[] = [
    ...history.map(({ at, status, by, note }) => ({
      at,
      what: bookingStatus[status].staffLabel,
      detail: withNote(by, note),
    })),
    ...emails.map(({ kind, queued_at, sent_at, attempts }) => ({
      at: sent_at ?? queued_at,
      what: `E-mail: ${kind.replaceAll('_', ' ')}`,
      detail: sent_at ? 'sent' : `not sent yet, ${attempts} attempts`,
    })),
    ...refund_requests.flatMap(({ amount, reason, requested_by, requested_at, ...request }) => [
      {
        at: requested_at,
        what: `Refund of ${formatPaise(amount)} requested`,
        detail: withNote(requested_by.name, reason),
      },
      ...(request.decided_at
        ? [
            {
              at: request.decided_at,
              what: `Refund of ${formatPaise(amount)} ${request.status}`,
              detail: withNote(request.decided_by),
            },
          ]
        : []),
    ]),
  ];
  return events.sort((one, other) => one.at.localeCompare(other.at));
}

export function History({ booking }: { readonly booking: StaffBooking }) {
  return (
    <Panel title="History">
      <ol className={styles.events}>
        {eventsOf(booking).map(({ at, what, detail }, index) => (
          <li key={`${at} ${index}`} className={styles.event}>
            <time dateTime={at} className={styles.time}>
              {indianTime(at)}
            </time>
            <span className={styles.what}>{what}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
