import type { Header } from '@tanstack/react-table';
import { ChevronDownIcon } from '@kaadu/ui';
import styles from './DataTable.module.css';

interface HeadCellProps<Row> {
  readonly header: Header<Row, unknown>;
  readonly align: 'end' | undefined;
}

/** The header of a column; a button where the column can be sorted by. */
export function HeadCell<Row>({ header: { column }, align }: HeadCellProps<Row>) {
  const title = String(column.columnDef.header);
  const sorted = column.getIsSorted();
  const order = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={order} data-align={align}>
      {column.getCanSort() ? (
        <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
          {title}
          <span className={styles.arrow} data-order={order ?? 'none'}>
            <ChevronDownIcon size="1em" />
          </span>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
