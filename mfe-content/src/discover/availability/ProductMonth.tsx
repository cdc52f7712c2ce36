import { useNavigation } from '@kaadu/federation/react';
import { Button, Chip } from '@kaadu/ui';
import { MonthCalendar } from '../../shared/calendar/MonthCalendar';
import { monthOf } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
import styles from './AvailabilityPage.module.css';
import { availabilityHref, type AvailabilityQuery } from '@kaadu/travel-ui/trip';
import { DayDetail } from './DayDetail/DayDetail';
import type { AvailabilityData } from './load-availability';
import { useOwnMonth } from './use-own-month';

interface ProductMonthProps {
  readonly data: Extract<AvailabilityData, { kind: 'product' }>;
  readonly query: AvailabilityQuery;
}

/** The month of a product and the chosen day. */
export function ProductMonth({ data, query }: ProductMonthProps) {
  const { experience, month } = data;
  const calendar = useOwnMonth(data, query.optionKey);
  const { navigate, pending } = useNavigation();
  const go = (next: Partial<AvailabilityQuery>) =>
    navigate(availabilityHref({ ...query, ...next }), { replace: true, keepScroll: true });
  const isClosed = calendar?.days.every(({ status }) => status === 'CLOSED') ?? false;
  return (
    <>
      {experience.options.length > 1 && (
        <nav aria-label="Options">
          <ul className={styles.options}>
            {[{ primary_key: null, name: 'All options' }, ...experience.options].map(
              ({ primary_key, name }) => (
                <li key={primary_key} data-chosen={primary_key === query.optionKey || undefined}>
                  <Chip href={availabilityHref({ ...query, optionKey: primary_key })} keepScroll>
                    {name}
                  </Chip>
                </li>
              ),
            )}
          </ul>
        </nav>
      )}
      <div className={styles.layout}>
        <div className={styles.main}>
          {calendar ? (
            <MonthCalendar
              calendar={calendar}
              chosen={query.day}
              hrefOfDay={(day) => availabilityHref({ ...query, month, day })}
              hrefOfMonth={(next) => availabilityHref({ ...query, month: next, day: null })}
              onMonth={(next) => go({ month: next, day: null })}
              busy={pending}
            />
          ) : (
            <Notice
              tone="danger"
              title="This month could not be loaded"
              actions={
                <Button size="sm" variant="outline" disabled={pending} onClick={() => go({})}>
                  Try again
                </Button>
              }
            >
              <p>Availability is not available just now. Your choice is kept.</p>
            </Notice>
          )}
          {isClosed && (
            <Notice tone="info" title={`Closed in ${monthOf(`${month}-01`)}`}>
              <p>{experience.weather_note ?? 'Nothing can be booked in this month. Try another one.'}</p>
            </Notice>
          )}
          <Legend />
        </div>
        <DayDetail experience={experience} query={query} bookable={calendar} onChange={go} />
      </div>
    </>
  );
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="What the days mean">
      <li>Free, with the price of a night or a person</li>
      <li data-tone="limited">Few left</li>
      <li data-tone="closed">Sold out or closed</li>
    </ul>
  );
}
