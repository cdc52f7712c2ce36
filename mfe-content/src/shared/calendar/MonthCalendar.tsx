import { formatPaise } from '@kaadu/contracts';
import type { AvailabilityCalendar, CalendarDay } from '@kaadu/contracts/availability';
import { Link } from '@kaadu/federation/react';
import { ChevronLeftIcon, ChevronRightIcon, VisuallyHidden } from '@kaadu/ui';
import { useId, type ReactNode } from 'react';
import { addMonths, monthOf, weekdayDate, weekdays, type IsoDate } from '@kaadu/ui/dates';
import { weeksOf } from './calendar-moves';
import { isLongPrice, shortPrice } from './day-price';
import styles from './MonthCalendar.module.css';
import { useRovingDay } from './use-roving-day';

interface MonthCalendarProps {
  readonly calendar: AvailabilityCalendar;
  /** The day whose details are shown. */
  readonly chosen: IsoDate | null;
  /** Returns the URL that shows the details of a day. */
  readonly hrefOfDay: (date: IsoDate) => string;
  /** Returns the URL that shows a month, YYYY-MM. */
  readonly hrefOfMonth: (month: string) => string;
  readonly onMonth: (month: string) => void;
  /** Whether another month is loading. */
  readonly busy?: boolean;
}

/** A month with status and price of each day, as an ARIA date grid whose days are links. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { calendar, chosen, hrefOfDay, onMonth, busy } = props;
  const { days, first_day: earliest, last_day: latest } = calendar;
  const titleId = useId();
  const dates = days.map(({ date }) => date);
  const firstOpen = days.find(({ status }) => status === 'AVAILABLE' || status === 'LIMITED')?.date;
  const { grid, current, setRoving, onKeyDown } = useRovingDay({
    dates,
    initial: chosen !== null && dates.includes(chosen) ? chosen : firstOpen,
    earliest,
    latest,
    onLeaveMonth: (date) => onMonth(date.slice(0, 7)),
  });
  return (
    <section className={styles.calendar} aria-labelledby={titleId} aria-busy={busy}>
      <MonthBar {...props} titleId={titleId} />
      <table className={styles.grid} role="grid" aria-labelledby={titleId} ref={grid}>
        <WeekdayRow />
        <tbody>
          {weeksOf(days).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day ? (
                  <td
                    key={day.date}
                    role="gridcell"
                    aria-selected={day.date === chosen}
                    className={styles.cell}
                  >
                    <Link
                      className={styles.day}
                      href={hrefOfDay(day.date)}
                      replace
                      keepScroll
                      data-date={day.date}
                      data-status={day.status}
                      tabIndex={day.date === current ? 0 : -1}
                      onFocus={() => setRoving(day.date)}
                      onKeyDown={(event) => onKeyDown(event, day.date)}
                    >
                      <DayFace day={day} />
                    </Link>
                  </td>
                ) : (
                  <td key={`empty ${column}`} role="gridcell" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WeekdayRow() {
  return (
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" abbr={name} className={styles.weekday}>
            {name.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Words for screen readers after the date. The visible "Sold out" follows by itself. */
const spoken: Readonly<Partial<Record<CalendarDay['status'], string>>> = {
  AVAILABLE: ', available',
  LIMITED: ', available',
  CLOSED: ', closed',
  SOLD_OUT: ', ',
};

/**
 * Content of a day, with the rest of "Friday 4 December, available from ₹5,250 with 2 left" for screen readers
 * between what it shows.
 */
function DayFace({ day }: { readonly day: CalendarDay }) {
  const { date, status, price, remaining } = day;
  const number = String(Number(date.slice(8)));
  const [weekday = '', month = ''] = weekdayDate(date).split(number);
  const isOpen = status === 'AVAILABLE' || status === 'LIMITED';
  return (
    <>
      <VisuallyHidden>{weekday}</VisuallyHidden>
      <span className={styles.number}>{number}</span>
      <VisuallyHidden>{`${month}${spoken[status] ?? ''}`}</VisuallyHidden>
      {isOpen && price !== null && <DayPrice price={price} />}
      {status === 'LIMITED' && remaining !== null && (
        <>
          <VisuallyHidden> with </VisuallyHidden>
          <span className={styles.left}>{remaining} left</span>
        </>
      )}
      {status === 'SOLD_OUT' && <span className={styles.left}>Sold out</span>}
    </>
  );
}

function DayPrice({ price }: { readonly price: number }) {
  return (
    <>
      <VisuallyHidden> from </VisuallyHidden>
      <span
        className={styles.price}
        translate="no"
        data-long={isLongPrice(price) || undefined}
        data-short={shortPrice(price)}
      >
        <span>{formatPaise(price)}</span>
      </span>
    </>
  );
}

function MonthBar({ calendar, hrefOfMonth, titleId }: MonthCalendarProps & { readonly titleId: string }) {
  const { month, first_day, last_day } = calendar;
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  const hasBefore = before >= first_day.slice(0, 7);
  const hasAfter = after <= last_day.slice(0, 7);
  return (
    <div className={styles.bar}>
      <MonthLink href={hasBefore ? hrefOfMonth(before) : null} label={`Previous month, ${monthOf(before)}`}>
        <ChevronLeftIcon />
      </MonthLink>
      <h2 className={styles.title} id={titleId} aria-live="polite">
        {monthOf(month)}
      </h2>
      <MonthLink href={hasAfter ? hrefOfMonth(after) : null} label={`Next month, ${monthOf(after)}`}>
        <ChevronRightIcon />
      </MonthLink>
    </div>
  );
}

interface MonthLinkProps {
  /** Null where nothing can be booked. */
  readonly href: string | null;
  readonly label: string;
  readonly children: ReactNode;
}

function MonthLink({ href, label, children }: MonthLinkProps) {
  if (href === null) return <span className={styles.turn} aria-hidden="true" />;
  return (
    <Link className={styles.turn} href={href} aria-label={label} replace keepScroll>
      {children}
    </Link>
  );
}
