import { freeCancellationDays } from '@kaadu/contracts/cancellation';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Link, useLanguage } from '@kaadu/federation/react';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { Price } from '@kaadu/travel-ui/price';
import { partyText, whenText, type TripWish } from '@kaadu/travel-ui/trip';
import { CloseIcon, Dialog, IconButton, Notice, useContentLang } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { tileHref } from '../../../shared/tiles/ExperienceTile/tile-href';
import { useComparedDetails, type ComparedExperience } from './use-compared-details';
import { useTripText } from '@kaadu/travel-ui/messages';
import { useSharedText } from '../../../shared/trip/messages';
import { useCompareText } from '../messages';
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
  const t = useCompareText();
  const details = useComparedDetails(keys, wish);
  return (
    <Dialog open onClose={onClose} label={t('compare')} className={styles.dialog}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('sideBySide')}</h2>
        <IconButton label={t('closeComparison')} onClick={onClose} data-autofocus>
          <CloseIcon />
        </IconButton>
      </div>
      {details === null && (
        <p className={styles.note} role="status" aria-busy="true">
          {t('loading')}
        </p>
      )}
      {details === 'failed' && (
        <Notice tone="danger" alert title={t('comparisonUnavailable')}>
          <p>{t('comparisonFailed')}</p>
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
  const t = useCompareText();
  const shared = useSharedText();
  const contentLang = useContentLang();
  const { from } = wish;
  const rows: readonly (readonly [name: string, cell: (experience: ExperienceDetail) => ReactNode])[] = [
    [t('duration'), ({ duration_label }) => <span lang={contentLang}>{duration_label}</span>],
    [t('where'), ({ location }) => <span lang={contentLang}>{location}</span>],
    [t('fromCity', { city: shared('city') }), ({ distance_km }) => t('km', { km: distance_km })],
    [t('rating'), ({ rating }) => (rating ? t('ratingOf', rating) : t('notReviewed'))],
    [t('freeCancellation'), ({ cancellation }) => cancellationText(cancellation, t)],
    [t('included'), ({ inclusions }) => <List entries={inclusions} />],
    [t('excluded'), ({ exclusions }) => <List entries={exclusions} />],
  ];
  return (
    // Scrolls sideways on a phone, and with the arrow keys while it has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keyboard
    <div className={styles.scroll} role="region" aria-label={t('comparison')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {compared.map(({ experience, trip }, column) => (
              <th key={column} scope="col">
                <Link href={tileHref({ card: experience, trip, wish })} lang={contentLang}>
                  {experience.short_name ?? experience.title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {t('price')}
              {from && <Dates wish={wish} />}
            </th>
            {compared.map(({ experience: { price }, trip }, column) => (
              <td key={column}>
                {!trip && from && <strong className={styles.taken}>{t('notFree')}</strong>}
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

function Dates({ wish: { from, to, party } }: Pick<TableProps, 'wish'>) {
  const trip = useTripText();
  const when = whenText({ from, to }, trip, useLanguage());
  return <span className={styles.dates}>{`${when}, ${partyText(party, trip)}`}</span>;
}

function cancellationText(
  policy: ExperienceDetail['cancellation'],
  t: ReturnType<typeof useCompareText>,
): string {
  const days = freeCancellationDays(policy);
  if (days === null) return t('no');
  return days === 0 ? t('untilStart') : t('untilDays', { days });
}

function List({ entries }: { readonly entries: readonly string[] }) {
  return (
    <ul className={styles.list} lang={useContentLang()}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
