import type { Table } from '@tanstack/react-table';
import { Button } from '@kaadu/ui';
import { useRef } from 'react';
import { useAction } from '@kaadu/ui/action';
import { useClosingDetails } from '@kaadu/ui/disclosure';
import { TextField } from '@kaadu/ui';
import type { Column, ServerPages } from './column';
import { saveFile, toCsv } from './csv';
import styles from './TableTools.module.css';

interface TableToolsProps<Row> {
  readonly table: Table<Row>;
  readonly columns: readonly Column<Row>[];
  readonly fileName: string;
  readonly server: ServerPages<Row> | undefined;
}

/** Controls of a table: filter rows, choose columns, export a file. */
export function TableTools<Row>({ table, columns, fileName, server }: TableToolsProps<Row>) {
  const { run, busy, problem } = useAction();
  const choice = useRef<HTMLDetailsElement>(null);
  useClosingDetails(choice);
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const save = () =>
    run(async () => {
      const rows = server
        ? await server.loadAll()
        : table.getPrePaginationRowModel().rows.map(({ original }) => original);
      saveFile(`${fileName}.csv`, toCsv(shown, rows));
    });
  return (
    <div className={styles.tools}>
      {!server && (
        <div className={styles.filter}>
          <TextField
            label="Filter"
            type="search"
            value={String(table.getState().globalFilter ?? '')}
            onChange={({ target }) => table.setGlobalFilter(target.value)}
          />
        </div>
      )}
      <details className={styles.choice} ref={choice}>
        <summary className={styles.summary}>Columns</summary>
        <fieldset className={styles.columns}>
          <legend className={styles.legend}>Columns to show</legend>
          {table
            .getAllLeafColumns()
            .slice(1)
            .map((column) => (
              <label key={column.id} className={styles.column}>
                <input
                  type="checkbox"
                  checked={column.getIsVisible()}
                  onChange={column.getToggleVisibilityHandler()}
                />
                {String(column.columnDef.header)}
              </label>
            ))}
        </fieldset>
      </details>
      <Button size="sm" variant="outline" busy={busy} onClick={() => void save()}>
        Download CSV
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          The file could not be created. {problem.message}
        </p>
      )}
    </div>
  );
}
