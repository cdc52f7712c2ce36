import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column, ServerPages } from './column';
import { DataTable } from './DataTable';

interface Guest {
  readonly name: string;
  readonly age: number;
  readonly town: string;
}

const columns: readonly Column<Guest>[] = [
  { id: 'name', title: 'Name', value: ({ name }) => name },
  { id: 'age', title: 'Age', value: ({ age }) => age, cell: ({ age }) => `${age} years`, align: 'end' },
  { id: 'town', title: 'Town', value: ({ town }) => town, isHidden: true },
];
const guests: readonly Guest[] = [
  { name: 'Ravi', age: 41, town: 'Hassan' },
  { name: 'Asha', age: 9, town: 'Sirsi' },
  { name: 'Nila', age: 30, town: 'Hassan' },
];

function show(rows: readonly Guest[] = guests, server?: ServerPages<Guest>) {
  render(
    <DataTable
      label="Guests"
      columns={columns}
      rows={rows}
      rowId={({ name }) => name}
      fileName="guests"
      empty={<p>No rows</p>}
      {...(server && { server })}
    />,
  );
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

test('a column is sorted by its button, which announces the order', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Asha', 'Nila', 'Ravi']);
  expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Age' }));
  expect(head('Name')).not.toHaveAttribute('aria-sort');
  const first = names();
  await userEvent.click(screen.getByRole('button', { name: 'Age' }));
  expect(names()).toEqual([...first].reverse());
});

test('rows are filtered by any column, also one that is not shown', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'hassan');
  expect(names()).toEqual(['Ravi', 'Nila']);
  expect(screen.getByText('2 rows')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'x');
  expect(screen.getByText('No rows')).toBeVisible();
});

test('columns are chosen', async () => {
  show();
  expect(screen.queryByRole('columnheader', { name: 'Town' })).not.toBeInTheDocument();
  const choice = screen.getByRole('group', { name: 'Columns to show', hidden: true });
  await userEvent.click(within(choice).getByRole('checkbox', { name: 'Town', hidden: true }));
  expect(head('Town')).toBeVisible();
  expect(within(choice).queryByRole('checkbox', { name: 'Name', hidden: true })).not.toBeInTheDocument();
});

test('rows that do not fit on a page are on the next ones', async () => {
  show(Array.from({ length: 30 }, (_, index) => ({ name: `Guest ${index}`, age: 30, town: 'Hassan' })));
  expect(names()).toHaveLength(25);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(names()).toHaveLength(5);
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
});

test('the export contains the visible columns and the filtered rows of all pages', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:guests';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'hassan');
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await saved?.text()).toBe('Name,Age\r\nRavi,41\r\nNila,30\r\n');
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

test('a list that the server sorts and pages is requested, not sorted locally', async () => {
  const asked: unknown[] = [];
  show(guests, {
    sort: { id: 'name', isDescending: true },
    onSort: (sort) => asked.push(sort),
    page: 2,
    pageCount: 3,
    total: 60,
    onPage: (page) => asked.push(page),
    loadAll: () => Promise.resolve(guests),
  });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(asked).toEqual([{ id: 'name', isDescending: false }, 3]);
  expect(names()).toEqual(['Ravi', 'Asha', 'Nila']);
});
