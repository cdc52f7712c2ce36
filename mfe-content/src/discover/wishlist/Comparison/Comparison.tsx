import { useApi } from '@kaadu/api-client/react';
import { paths, site } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Link } from '@kaadu/federation/react';
import { CloseIcon, Dialog, IconButton } from '@kaadu/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsMember } from '@kaadu/travel-ui/membership';
import { Price } from '@kaadu/travel-ui/price';
import { Notice } from '@kaadu/ui';
import styles from './Comparison.module.css';

interface ComparisonProps {
  /** Keys of the experiences to compare: two or three. */
  readonly keys: readonly number[];
  readonly onClose: () => void;
}

/** A table of two or three experiences, side by side. */
export function Comparison({ keys, onClose }: ComparisonProps) {
  const details = useDetails(keys);
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
        <Notice tone="danger" alert title="They cannot be compared just now">
          <p>Our server is not responding. Please close this and try again in a moment.</p>
        </Notice>
      )}
      {Array.isArray(details) && <ComparisonTable experiences={details} />}
    </Dialog>
  );
}

function useDetails(keys: readonly number[]): ExperienceDetail[] | null | 'failed' {
  const api = useApi();
  const [details, setDetails] = useState<ExperienceDetail[] | null | 'failed'>(null);
  const wanted = keys.join();
  useEffect(() => {
    const left = new AbortController();
    const calls = wanted
      .split(',')
      .map((primary_key) => api.getExperience({ primary_key }, { signal: left.signal }));
    Promise.all(calls).then(setDetails, (error: unknown) => {
      if (left.signal.aborted) return;
      console.warn('Experiences to compare could not be loaded', error);
      setDetails('failed');
    });
    return () => left.abort();
  }, [api, wanted]);
  return details;
}

function ComparisonTable({ experiences }: { readonly experiences: readonly ExperienceDetail[] }) {
  const isMember = useIsMember();
  const rows: readonly (readonly [name: string, cell: (experience: ExperienceDetail) => ReactNode])[] = [
    ['Price', ({ price }) => <Price price={price} member={isMember} size="sm" />],
    ['Duration', ({ duration_label }) => duration_label],
    ['Where', ({ location }) => location],
    [`From ${site.city}`, ({ distance_km }) => `${distance_km} km`],
    ['Rating', ({ rating }) => (rating ? `${rating.average} of 5 (${rating.count})` : 'Not reviewed yet')],
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
            {experiences.map(({ primary_key, url, short_name, title }, column) => (
              <th key={column} scope="col">
                <Link href={paths.experience.getHref(url, primary_key)}>{short_name ?? title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {experiences.map((experience, column) => (
                <td key={column}>{cell(experience)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
