import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** What it is sorted and filtered by, and what a file has of it. Amounts of money are rupees there. */
  readonly value: (row: Row) => string | number | null;
  /** What is shown; default: the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Figures are at the end of their column. */
  readonly align?: 'end';
  /** False: it cannot be sorted by. */
  readonly isSortable?: boolean;
  /** It is shown on request only. */
  readonly isHidden?: boolean;
}

/** The column that rows are in the order of. */
export interface Sort {
  readonly id: string;
  readonly isDescending: boolean;
}

/** For lists that the server sorts and divides into pages. */
export interface ServerPages<Row> {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Rows of all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** The rows of all pages, for a file. */
  readonly loadAll: () => Promise<readonly Row[]>;
}
