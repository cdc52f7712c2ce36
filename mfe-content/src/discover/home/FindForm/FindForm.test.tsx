import { renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindForm } from './FindForm';

const places = [
  { primary_key: 1, name: 'Coorg' },
  { primary_key: 2, name: 'Kabini' },
  { primary_key: 3, name: 'Kodaikanal' },
];

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Renders the form on a device with a mouse. */
async function show() {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
  const { navigate } = renderRemote(<FindForm places={places} />);
  const box = await screen.findByPlaceholderText('Type a name');
  return { navigate, box };
}

const options = () =>
  within(screen.getByRole('listbox', { name: 'Destinations' }))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const find = () => userEvent.click(screen.getByRole('button', { name: 'Find' }));
const destination = (key: string) => expect.stringMatching(new RegExp(`destinations_pk=${key}&`));

test('the place field stays the browser’s own list without a mouse', () => {
  renderRemote(<FindForm places={places} />);
  expect(screen.getByLabelText('Where to').tagName).toBe('SELECT');
});

test('a destination is found by a part of its name and chosen by keyboard', async () => {
  const { navigate, box } = await show();
  expect(box).toHaveAccessibleName('Where to');
  await userEvent.type(box, 'ko');
  expect(options()).toEqual(['Kodaikanal']);
  await userEvent.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveValue('Kodaikanal');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await find();
  expect(navigate).toHaveBeenCalledWith(destination('3'));
});

test('a press shows all of them, and one of them can be pressed', async () => {
  const { navigate, box } = await show();
  await userEvent.click(box);
  expect(options()).toEqual(['Anywhere', 'Coorg', 'Kabini', 'Kodaikanal']);
  await userEvent.click(screen.getByRole('option', { name: 'Kabini' }));
  expect(box).toHaveValue('Kabini');
  await find();
  expect(navigate).toHaveBeenCalledWith(destination('2'));
});

test('leaving the box chooses a complete name and discards an incomplete one', async () => {
  const { navigate, box } = await show();
  await userEvent.type(box, 'coorg');
  await userEvent.tab();
  expect(box).toHaveValue('Coorg');
  await userEvent.type(box, 'xyz');
  expect(screen.getByText('No destination matches “xyz”')).toHaveRole('status');
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('Coorg');
  await userEvent.clear(box);
  await userEvent.tab();
  expect(box).toHaveValue('Anywhere');
  await find();
  expect(navigate).toHaveBeenCalledWith('/experiences');
});

test('the list stays while it has the focus, and its choice is kept', async () => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: true }), configurable: true });
  renderRemote(<FindForm places={places} />);
  const list = screen.getByLabelText('Where to');
  list.focus();
  await userEvent.selectOptions(list, 'Kabini');
  await import('./PlaceCombobox');
  expect(screen.getByLabelText('Where to')).toBe(list);
  await userEvent.tab();
  expect(await screen.findByPlaceholderText('Type a name')).toHaveValue('Kabini');
});

test('a press chooses a weekend, and the kinds are links that keep place and dates', async () => {
  jest.useFakeTimers({ now: new Date('2099-03-18T06:00:00Z'), advanceTimers: true });
  // 18 March 2099 is a Wednesday.
  const { box } = await show();
  await userEvent.type(box, 'Kabini');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Next weekend' }));
  expect(screen.getByLabelText('Check-in or day')).toHaveValue('2099-03-27');
  expect(screen.getByRole('button', { name: 'Next weekend' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'This weekend' })).toHaveAttribute('aria-pressed', 'false');
  const kinds = within(screen.getByRole('navigation', { name: 'Kind' }));
  expect(kinds.getByRole('link', { name: 'Stays' })).toHaveAttribute(
    'href',
    expect.stringMatching(/destinations_pk=2&.*&kind=stays&from=2099-03-27&to=2099-03-29&guests=2$/),
  );
});
