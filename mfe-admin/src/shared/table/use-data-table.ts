import {
  getCoreRowModel,
  getFilteredRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type SortingState,
  type Table,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Column, ServerPages, Sort } from './column';

const pageSize = 25;

interface TableData<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly server: ServerPages<Row> | undefined;
}

function definitionOf<Row>({ id, title, value, isSortable = true }: Column<Row>): ColumnDef<Row> {
  return { id, header: title, accessorFn: value, enableSorting: isSortable, sortUndefined: 'last' };
}

const stateOf = ({ id, isDescending }: Sort): SortingState => [{ id, desc: isDescending }];

/** Sorts, filters and pages rows and chooses columns, in the browser or on the server. */
export function useDataTable<Row>({ columns, rows, rowId, server }: TableData<Row>): Table<Row> {
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const [hidden] = useState(() =>
    Object.fromEntries(columns.filter(({ isHidden }) => isHidden).map(({ id }) => [id, false])),
  );
  // Only the React Compiler is affected, which this site does not use.
  // eslint-disable-next-line react-hooks/incompatible-library
  return useReactTable<Row>({
    data,
    columns: definitions,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
    initialState: { columnVisibility: hidden, pagination: { pageIndex: 0, pageSize } },
    enableSortingRemoval: false,
    enableMultiSort: false,
    autoResetPageIndex: true,
    ...(server
      ? {
          manualSorting: true,
          manualPagination: true,
          rowCount: server.total,
          state: { sorting: stateOf(server.sort) },
          onSortingChange: (update) => {
            const next = typeof update === 'function' ? update(stateOf(server.sort)) : update;
            const [first] = next;
            if (first) server.onSort({ id: first.id, isDescending: first.desc });
          },
        }
      : {
          globalFilterFn: 'includesString',
          getSortedRowModel: getSortedRowModel(),
          getFilteredRowModel: getFilteredRowModel(),
          getPaginationRowModel: getPaginationRowModel(),
        }),
  });
}
