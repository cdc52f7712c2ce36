/** Rows by value and, where values are the same, by key. Both lists are reordered. */
export interface SortableRows {
  readonly values: Float64Array;
  readonly keys: Int32Array;
  readonly length: number;
}

function comparer({ values, keys }: SortableRows) {
  return (row: number, value: number, key: number): number => {
    const own = values[row] ?? 0;
    return own === value ? (keys[row] ?? 0) - key : own < value ? -1 : 1;
  };
}

function swap({ values, keys }: SortableRows, one: number, other: number): void {
  [values[one], values[other]] = [values[other] ?? 0, values[one] ?? 0];
  [keys[one], keys[other]] = [keys[other] ?? 0, keys[one] ?? 0];
}

/** Moves the row that sorting would move to `place` there, with lesser ones before it and greater ones after (quickselect). */
function settle(rows: SortableRows, place: number, first: number): void {
  const compare = comparer(rows);
  let [low, high] = [first, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [value, key] = [rows.values[middle] ?? 0, rows.keys[middle] ?? 0];
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(left, value, key) < 0) left += 1;
      while (compare(right, value, key) > 0) right -= 1;
      if (left > right) break;
      swap(rows, left, right);
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}

/** Keys of the rows from `offset` on in their order, without sorting the others. */
export function selectRange(rows: SortableRows, offset: number, limit: number): number[] {
  const end = Math.min(rows.length, offset + limit);
  if (offset >= end) return [];
  settle(rows, offset, 0);
  settle(rows, end - 1, offset);
  const compare = comparer(rows);
  return Array.from({ length: end - offset }, (_, index) => offset + index)
    .sort((a, b) => compare(a, rows.values[b] ?? 0, rows.keys[b] ?? 0))
    .map((row) => rows.keys[row] ?? 0);
}
