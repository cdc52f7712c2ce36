import { Button, EmptyState } from '@kaadu/ui';
import { useState, type ReactNode } from 'react';
import type { Column } from '../../shared/table/column';
import { DataTable } from '../../shared/table/DataTable';
import styles from './ChartOrTable.module.css';

interface ChartOrTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Heading, for panels with several charts. */
  readonly title?: string;
  readonly chart: ReactNode;
  /** A constant of the module, or memoised. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** File name of the table's export, without its extension. */
  readonly fileName: string;
  /** Message in place of both when there is no data; null when there is. */
  readonly nothing?: string | null;
}

/** A chart that can be switched to a table with all its values. */
export function ChartOrTable<Row>({ label, title, chart, nothing, ...table }: ChartOrTableProps<Row>) {
  const [isTable, setTable] = useState(false);
  return (
    <div className={styles.both}>
      <div className={styles.head}>
        {title && <h3 className={styles.title}>{title}</h3>}
        {!nothing && (
          <Button
            className={styles.switch}
            size="sm"
            variant="quiet"
            aria-label={`Show as ${isTable ? 'chart' : 'table'}: ${label}`}
            onClick={() => setTable(!isTable)}
          >
            Show as <span>{isTable ? 'chart' : 'table'}</span>
          </Button>
        )}
      </div>
      {nothing ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : isTable ? (
        <DataTable
          label={label}
          {...table}
          empty={
            <EmptyState title="No row matches">
              <p>Clear the filter.</p>
            </EmptyState>
          }
        />
      ) : (
        chart
      )}
    </div>
  );
}
