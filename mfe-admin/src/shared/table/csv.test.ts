import { toCsv } from './csv';

interface Row {
  readonly name: string;
  readonly amount: number | null;
}
const columns = [
  { title: 'Name', value: ({ name }: Row) => name },
  { title: 'Amount, ₹', value: ({ amount }: Row) => amount },
];
const linesOf = (rows: readonly Row[]) => toCsv(columns, rows).slice(1).split('\r\n');

test('a file has a byte-order mark, a header, and a line with its end for each row', () => {
  expect(toCsv(columns, [{ name: 'Asha', amount: -12.5 }])).toBe('\uFEFFName,"Amount, ₹"\r\nAsha,-12.5\r\n');
});

test('quotes, commas and line breaks are kept within a field', () => {
  expect(linesOf([{ name: 'Rao, "Asha"\nBengaluru', amount: null }])[1]).toBe('"Rao, ""Asha""\nBengaluru",');
});

test.each(['=1+1', '+91 98450', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j is no formula in a spreadsheet',
  (name) => {
    expect(linesOf([{ name, amount: 1 }])[1]?.replace(/^"/, '')).toMatch(/^'/);
  },
);
