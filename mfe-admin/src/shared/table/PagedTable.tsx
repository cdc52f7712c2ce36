import { EmptyState } from '@kaadu/ui';
import type { Column, Sort } from './column';
import { DataTable } from './DataTable';

interface PagedTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Rows of the page that is shown. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** What is said when nothing matches. */
  readonly empty: { readonly title: string; readonly hint: string };
  /** Name of the file to download, without its ending. */
  readonly fileName: string;
  /** Pages that the file has at most. */
  readonly filePages: number;
  /** The order in which the API lists the rows. */
  readonly sort: Sort;
  /** The page that is shown, of how many, and the rows of all of them: as the API says it. */
  readonly list: { readonly page: number; readonly page_count: number; readonly total: number };
  readonly loadPage: (page: number) => Promise<readonly Row[]>;
  /** Changes the parameters of the address: `page`, or `sort` and `order` (`asc`, `desc`). */
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

/** A list that the API divides into pages and whose page and order are in the address (see `useListQuery`). */
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
