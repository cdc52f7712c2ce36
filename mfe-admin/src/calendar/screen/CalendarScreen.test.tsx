import {
  closeDays,
  getCalendarWindow,
  saveSeason,
  setCapacity,
  undoCalendarChange,
  type CalendarWindow,
} from '@kaadu/contracts/calendar';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../../shared/data/use-staff';
import { admin } from '../../test-data';
import { CalendarScreen } from './CalendarScreen';

const api = mockApi();
/** The days of the calendar, starting on a Friday. */
const dates = [4, 5, 6, 7, 8, 9, 10].map((day) => `2099-12-${String(day).padStart(2, '0')}`);
const [from = ''] = dates;
const days = 7;
const figures = (figure: number) => Array.from({ length: days }, () => figure);

/** Returns a stay with rooms and cottages, with one cottage sold on the third day. */
function aWindow(changes: Partial<CalendarWindow> = {}): CalendarWindow {
  const resource = { kind: 'room', blackouts: [], experience_pks: [1] };
  return {
    from,
    days,
    today: from,
    last_day: '2100-06-11',
    resources: [
      {
        ...resource,
        primary_key: 11,
        name: 'Cottage',
        capacity: 4,
        rows: [{ slot: '', capacity: figures(4), held: figures(0), sold: [0, 0, 1, 0, 0, 0, 0] }],
      },
      {
        ...resource,
        primary_key: 12,
        name: 'Tent',
        capacity: 2,
        rows: [{ slot: '', capacity: figures(2), held: figures(0), sold: figures(0) }],
      },
    ],
    experiences: [
      {
        primary_key: 1,
        url: 'farm',
        title: 'Cardamom Farm',
        is_stay: true,
        base: 500_000,
        seasons: [],
        options: [
          { primary_key: 101, name: 'Cottage', base: 500_000, rates: [{ day: from, rate: 620_000 }] },
          { primary_key: 102, name: 'Tent', base: 700_000, rates: [] },
        ],
      },
    ],
    total: 2,
    page: 1,
    page_count: 1,
    ...changes,
  };
}

function open(shown: CalendarWindow = aWindow()) {
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    configurable: true,
  });
  api.respond(getCalendarWindow, shown);
  return renderRemote(
    <StaffContext value={{ staff: admin, recheck: () => undefined }}>
      <CalendarScreen />
    </StaffContext>,
    { at: '/admin/calendar', navigates: true },
  );
}
const cell = (day: number, name: string) =>
  screen.getByRole('gridcell', {
    name: new RegExp(` ${day + 4} December, ${name}:`),
  });
const change = { change_pk: 5, summary: 'Cottage: done' };

/** Moves to the first cottage cell by keyboard. */
async function goToCottage() {
  await screen.findByRole('grid', { name: 'Calendar' });
  screen.getByRole('gridcell', { name: /Rates of/, current: false, selected: true }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(cell(0, 'Cottage')).toHaveFocus());
}

test('one cell is in the tab order, and arrows move it within the grid', async () => {
  open();
  await goToCottage();
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    cell(0, 'Cottage'),
  ]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await waitFor(() => expect(cell(2, 'Tent')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{End}{ArrowRight}');
  await waitFor(() => expect(cell(6, 'Tent')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(cell(0, 'Tent')).toHaveFocus());
});

test('Shift and arrows select days and lines, and Enter edits them', async () => {
  open();
  await goToCottage();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(6);
  expect(screen.getByText('5–7 December selected, 2 lines')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  const editor = within(screen.getByRole('dialog'));
  api.respond(setCapacity, change);
  await userEvent.type(editor.getByLabelText('Units per day'), '0');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(editor.getByText(/^At least 1, because that many are held or sold on 6 December/)).toBeVisible();
  expect(api.requests(setCapacity)).toEqual([]);
  await userEvent.clear(editor.getByLabelText('Units per day'));
  await userEvent.type(editor.getByLabelText('Units per day'), '1');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cottage: done')).toBeVisible();
  expect(api.requests(setCapacity)[0]?.body).toEqual({
    from: '2099-12-05',
    to: '2099-12-07',
    rows: [
      { resource_pk: 11, slot: '', shown: [4, 4, 4] },
      { resource_pk: 12, slot: '', shown: [2, 2, 2] },
    ],
    capacity: 1,
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Escape clears the selection and keeps the editor open', async () => {
  open();
  await goToCottage();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Escape}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([cell(1, 'Cottage')]);
  await userEvent.keyboard(' ');
  screen.getByRole('button', { name: 'Close the editor' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('days are closed with a reason, undone with Ctrl+Z, and redone', async () => {
  open();
  await goToCottage();
  await userEvent.keyboard('{Enter}');
  const editor = within(screen.getByRole('dialog'));
  await userEvent.click(editor.getByRole('button', { name: /^Close \d/ }));
  expect(editor.getByText('Enter a reason for colleagues.')).toBeVisible();
  api.respond(closeDays, change);
  await userEvent.type(editor.getByLabelText('Reason'), 'Painting');
  await userEvent.click(editor.getByRole('button', { name: /^Close \d/ }));
  expect(await screen.findByText('Cottage: done')).toBeVisible();
  expect(api.requests(closeDays)[0]?.body).toEqual({
    from,
    to: from,
    resources: [{ resource_pk: 11, shown: [] }],
    reason: 'Painting',
  });
  api.respond(undoCalendarChange, { change_pk: 6, summary: 'Undone: Cottage: done' });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Undone: Cottage: done')).toBeVisible();
  expect(api.requests(undoCalendarChange)[0]?.body).toEqual({ change_pk: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(api.requests(undoCalendarChange)[1]?.body).toEqual({ change_pk: 6 });
});

test('a refusal names the days, keeps the input and reloads the calendar', async () => {
  open();
  await goToCottage();
  await userEvent.keyboard('{Enter}');
  const editor = within(screen.getByRole('dialog'));
  api.respondWithError(closeDays, {
    status: 409,
    message: 'Someone else has changed this since you saw it.',
    errors: { days: ['4 Dec: closed, Wedding'] },
  });
  await userEvent.type(editor.getByLabelText('Reason'), 'Painting');
  const read = api.requests(getCalendarWindow).length;
  await userEvent.click(editor.getByRole('button', { name: /^Close \d/ }));
  expect(await editor.findByText('4 Dec: closed, Wedding')).toBeVisible();
  expect(editor.getByLabelText('Reason')).toHaveValue('Painting');
  expect(api.requests(getCalendarWindow).length).toBeGreaterThan(read);
});

test('a change that cannot be undone shows the reason and the days', async () => {
  open();
  await goToCottage();
  await userEvent.keyboard('{Enter}');
  const editor = within(screen.getByRole('dialog'));
  api.respond(closeDays, change);
  await userEvent.type(editor.getByLabelText('Reason'), 'Painting');
  await userEvent.click(editor.getByRole('button', { name: /^Close \d/ }));
  api.respondWithError(undoCalendarChange, {
    status: 409,
    message: 'Someone else has changed this since.',
    errors: { days: ['4 Dec: 3 now'] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(/^The change was not undone. Someone else has changed this since/),
  ).toBeVisible();
  expect(screen.getByText('4 Dec: 3 now')).toBeVisible();
});

test('rates change by a percentage, with a preview of the price', async () => {
  open();
  await screen.findByRole('grid', { name: 'Calendar' });
  screen.getByRole('gridcell', { name: /Rates of/, selected: true }).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  const editor = within(screen.getByRole('dialog'));
  await userEvent.type(editor.getByLabelText('Change in percent'), '20');
  expect(editor.getByText('₹6,000')).toBeVisible();
  await userEvent.type(editor.getByLabelText('Name'), 'Festival');
  await userEvent.click(editor.getByRole('checkbox', { name: 'Saturday' }));
  api.respond(saveSeason, change);
  await userEvent.click(editor.getByRole('button', { name: 'Save season' }));
  expect(api.requests(saveSeason)[0]?.body).toEqual({
    experience_pk: 1,
    replaces: null,
    name: 'Festival',
    from,
    to: '2099-12-05',
    weekdays: [6],
    percent: 20,
  });
});

test('a search without results says so and offers to show everything', async () => {
  open(aWindow({ resources: [], experiences: [], total: 0, page_count: 0 }));
  expect(await screen.findByText('There is nothing to sell yet')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Experience or resource'), 'yak{Enter}');
  expect(await screen.findByText('No matches')).toBeVisible();
});
