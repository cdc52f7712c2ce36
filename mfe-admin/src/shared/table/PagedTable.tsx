import { EmptyState } from '@kaadu/ui';
import type { Column, Sort } from './column';
import { DataTable } from './DataTable';

interface PagedTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Rows of the current page. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Message when nothing matches. */
  readonly empty: { readonly title: string; readonly hint: string };
  /** Name of the export file, without its extension. */
  readonly fileName: string;
  /** Maximum number of pages in the export file. */
  readonly filePages: number;
  /** Order in which the API lists the rows. */
  readonly sort: Sort;
  /** Current page, number of pages and number of rows, as the API returns them. */
  readonly list: { readonly page: number; readonly page_count: number; readonly total: number };
  readonly loadPage: (page: number) => Promise<readonly Row[]>;
  /** Changes parameters of the URL: `page`, or `sort` and `order` (`asc`, `desc`). */
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** A list that the API pages and sorts, with page and order in the URL (see `useListQuery`). */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { empty, filePages, sort, list, loadPage, onChange, ...table } = props;
  async function loadAll(): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (let page = 1; page <= Math.min(list.page_count, filePages); page++)
      rows.push(...(await loadPage(page)));
    return rows;
  }
  return (
    <DataTable
      {...table}
      empty={
        <EmptyState title={empty.title}>
          <p>{empty.hint}</p>
        </EmptyState>
      }
      server={{
        sort,
        onSort: ({ id, isDescending }) => onChange({ sort: id, order: isDescending ? 'desc' : 'asc' }),
        page: list.page,
        pageCount: list.page_count,
        total: list.total,
        onPage: (next) => onChange({ page: String(next) }),
        loadAll,
      }}
    />
  );
}
