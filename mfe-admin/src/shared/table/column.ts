import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Value for sorting, filtering and export. Amounts of money are in rupees. */
  readonly value: (row: Row) => string | number | null;
  /** Rendered content. Defaults to the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Aligns numbers to the end of their column. */
  readonly align?: 'end';
  /** False to disable sorting. */
  readonly isSortable?: boolean;
  /** Whether the column is hidden until chosen. */
  readonly isHidden?: boolean;
}

/** Sort order of the rows. */
export interface Sort {
  readonly id: string;
  readonly isDescending: boolean;
}

/** State of a list that the server sorts and pages. */
export interface ServerPages<Row> {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Page number, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Number of rows on all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Loads the rows of all pages, for a file. */
  readonly loadAll: () => Promise<readonly Row[]>;
}
