import { site } from '@kaadu/contracts';
import { freeCancellationDays } from '@kaadu/contracts/cancellation';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Link } from '@kaadu/federation/react';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { Price } from '@kaadu/travel-ui/price';
import { count, partyText, whenText, type TripWish } from '@kaadu/travel-ui/trip';
import { CloseIcon, Dialog, IconButton, Notice } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { tileHref } from '../../../shared/tiles/ExperienceTile/tile-href';
import { useComparedDetails, type ComparedExperience } from './use-compared-details';
import styles from './Comparison.module.css';

export interface ComparisonProps {
  /** Keys of the experiences to compare, from two to four. */
  readonly keys: readonly number[];
  /** Dates and party, for which prices are shown and which the links keep. */
  readonly wish: TripWish;
  readonly onClose: () => void;
}

/** A table of experiences, side by side. */
export function Comparison({ keys, wish, onClose }: ComparisonProps) {
  const details = useComparedDetails(keys, wish);
  return (
    <Dialog open onClose={onClose} label="Compare" className={styles.dialog}>
      <div className={styles.head}>
        <h2 className={styles.title}>Side by side</h2>
        <IconButton label="Close the comparison" onClick={onClose} data-autofocus>
          <CloseIcon />
        </IconButton>
      </div>
      {details === null && (
        <p className={styles.note} role="status" aria-busy="true">
          Loading…
        </p>
      )}
      {details === 'failed' && (
        <Notice tone="danger" alert title="The comparison is not available just now">
          <p>Our server is not responding. Please close this and try again in a moment.</p>
        </Notice>
      )}
      {Array.isArray(details) && <ComparisonTable compared={details} wish={wish} />}
    </Dialog>
  );
}

interface TableProps {
  readonly compared: readonly ComparedExperience[];
  readonly wish: TripWish;
}

function ComparisonTable({ compared, wish }: TableProps) {
  const isMember = useIsMember();
  const { from, to } = wish;
  const rows: readonly (readonly [name: string, cell: (experience: ExperienceDetail) => ReactNode])[] = [
    ['Duration', ({ duration_label }) => duration_label],
    ['Where', ({ location }) => location],
    [`From ${site.city}`, ({ distance_km }) => `${distance_km} km`],
    ['Rating', ({ rating }) => (rating ? `${rating.average} of 5 (${rating.count})` : 'Not reviewed yet')],
    ['Free cancellation', ({ cancellation }) => cancellationText(cancellation)],
    ['Included', ({ inclusions }) => <List entries={inclusions} />],
    ['Not included', ({ exclusions }) => <List entries={exclusions} />],
  ];
  return (
    // Scrolls sideways on a phone, and with the arrow keys while it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keyboard
    <div className={styles.scroll} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {compared.map(({ experience, trip }, column) => (
              <th key={column} scope="col">
                <Link href={tileHref({ card: experience, trip, wish })}>
                  {experience.short_name ?? experience.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              Price
              {from && (
                <span className={styles.dates}>{`${whenText({ from, to })}, ${partyText(wish.party)}`}</span>
              )}
            </th>
            {compared.map(({ experience: { price }, trip }, column) => (
              <td key={column}>
                {!trip && from && <strong className={styles.taken}>Not free on these dates. </strong>}
                <Price price={trip ? { ...trip, party: wish.party } : price} member={isMember} size="sm" />
              </td>
            ))}
          </tr>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {compared.map(({ experience }, column) => (
                <td key={column}>{cell(experience)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cancellationText(policy: ExperienceDetail['cancellation']): string {
  const days = freeCancellationDays(policy);
  if (days === null) return 'No';
  return days === 0 ? 'Until it begins' : `Until ${count(days, 'day')} before`;
}

function List({ entries }: { readonly entries: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
