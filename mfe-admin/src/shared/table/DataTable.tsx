import { flexRender } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Column, ServerPages } from './column';
import styles from './DataTable.module.css';
import { HeadCell } from './HeadCell';
import { TablePages } from './TablePages';
import { TableTools } from './TableTools';
import { useDataTable } from './use-data-table';

interface DataTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  /** A constant of the module, or memoised. The first column names the row and stays visible on sideways scroll. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Content in place of rows. */
  readonly empty: ReactNode;
  /** Name of the export file, without its extension. */
  readonly fileName: string;
  /** Set when the server sorts and pages; otherwise `rows` is complete. */
  readonly server?: ServerPages<Row>;
}

/** A table of records with sorting, filtering, paging, a choice of columns and CSV export. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  empty,
  fileName,
  server,
}: DataTableProps<Row>) {
  const table = useDataTable({ columns, rows, rowId, server });
  const shown = table.getRowModel().rows;
  const cellOf = new Map(columns.map((column) => [column.id, column]));
  return (
    <div className={styles.table}>
      <TableTools table={table} columns={columns} fileName={fileName} server={server} />
      {shown.length === 0 ? (
        empty
      ) : (
        // Sideways scrolling by keyboard needs the focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
          <table className={styles.rows}>
            <caption className={styles.caption}>{label}</caption>
            <thead>
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id}>
                  {group.headers.map((header) => (
                    <HeadCell key={header.id} header={header} align={cellOf.get(header.column.id)?.align} />
                  ))}
                </tr>
              ))}
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.id}>
                  {row.getVisibleCells().map(({ id, column, getContext }, index) => {
                    const own = cellOf.get(column.id);
                    const content = own?.cell
                      ? own.cell(row.original)
                      : flexRender(({ getValue }) => String(getValue() ?? '–'), getContext());
                    return index === 0 ? (
                      <th key={id} scope="row">
                        {content}
                      </th>
                    ) : (
                      <td key={id} data-align={own?.align}>
                        {content}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <TablePages table={table} server={server} />
    </div>
  );
}
