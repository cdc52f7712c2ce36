import type { Table } from '@tanstack/react-table';
import { Button } from '@kaadu/ui';
import type { ServerPages } from './column';
import styles from './TablePages.module.css';

interface TablePagesProps<Row> {
  readonly table: Table<Row>;
  readonly server: ServerPages<Row> | undefined;
}

/** The number of rows, and the controls to page through them. */
export function TablePages<Row>({ table, server }: TablePagesProps<Row>) {
  const total = server ? server.total : table.getPrePaginationRowModel().rows.length;
  const page = server ? server.page : table.getState().pagination.pageIndex + 1;
  const pageCount = server ? server.pageCount : table.getPageCount();
  const goTo = (next: number) => (server ? server.onPage(next) : table.setPageIndex(next - 1));
  return (
    <div className={styles.pages}>
      <p role="status">{total === 1 ? '1 row' : `${total.toLocaleString('en-IN')} rows`}</p>
      {pageCount > 1 && (
        <nav className={styles.steps} aria-label="Pages of the table">
          <Button size="sm" variant="outline" disabled={page <= 1} onClick={() => goTo(page - 1)}>
            Previous
          </Button>
          <span>
            Page {page} of {pageCount}
          </span>
          <Button size="sm" variant="outline" disabled={page >= pageCount} onClick={() => goTo(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  );
}
