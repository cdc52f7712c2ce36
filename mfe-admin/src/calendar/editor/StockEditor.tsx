import { ButtonLink } from '@kaadu/ui';
import { adminHref } from '../../paths';
import type { Changing } from '../changes/use-change';
import { CapacityForm } from './CapacityForm';
import { ClosingForm } from './ClosingForm';
import styles from './editor.module.css';
import { rangeFacts, resourcesOf, type StockRange } from './stock-range';

interface StockEditorProps extends Changing {
  readonly range: StockRange;
  /** Whether the days have passed and are read-only. */
  readonly isPast: boolean;
}

/** Edits days of resources: their capacity and whether they are closed. */
export function StockEditor({ range, isPast, ...changing }: StockEditorProps) {
  const { free, held, sold } = rangeFacts(range);
  const [experience] = resourcesOf(range).flatMap(({ experience_pks }) => experience_pks);
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Free per day">
          {free.least === free.most ? free.least : `${free.least}–${free.most}`}
        </Fact>
        <Fact name="Held in total">{held}</Fact>
        <Fact name="Sold in total">{sold}</Fact>
      </dl>
      {isPast ? (
        <p className={styles.soft}>Past days cannot be changed.</p>
      ) : (
        <>
          <CapacityForm range={range} {...changing} />
          <ClosingForm range={range} {...changing} />
        </>
      )}
      {held + sold > 0 && experience !== undefined && (
        <ButtonLink
          variant="quiet"
          size="sm"
          href={`${adminHref('bookings')}?experience_pk=${experience}&from=${range.from}&to=${range.to}`}
        >
          Bookings that begin on these days
        </ButtonLink>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
