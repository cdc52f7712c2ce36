import { fakeClock, flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { configure, screen } from '@testing-library/react';
import { isPossiblePhoneNumber, parsePhoneNumber } from 'react-phone-number-input/min';
import { PhoneField } from './PhoneField';

// The list has 245 countries: checking the visibility of each takes seconds, and rendering them is slow in jsdom.
configure({ defaultHidden: true });
mockApi();
const clock = fakeClock();
const number = () => screen.getByLabelText('Mobile number');
const select = () => screen.getByRole('combobox', { name: 'Country code' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
/** Returns the code of the active country from the id of its option, because searching 245 options takes long. */
const active = () => select().getAttribute('aria-activedescendant')?.split('-').at(-1);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function renderField() {
  const onChange = jest.fn();
  renderRemote(<PhoneField onChange={onChange} />);
  return { onChange, user: clock.user(), latest: () => onChange.mock.lastCall?.[0] };
}

describe('mobile number', () => {
  test('takes ten digits and nothing else', async () => {
    const { user, latest } = renderField();
    await user.type(number(), '98a4 5-0611001234');
    expect(number()).toHaveValue('9845061100');
    expect(number()).toHaveAttribute('maxlength', '10');
    expect(latest()).toEqual({ dialCode: '+91', number: '9845061100' });
  });

  test('a number pasted with its dial code keeps the national digits', async () => {
    const { user, latest } = renderField();
    await user.click(number());
    await user.paste('+91 98450 61100');
    expect(number()).toHaveValue('9845061100');
    expect(latest()).toEqual({ dialCode: '+91', number: '9845061100' });
  });

  test.each([
    ['+44 7400 123456', 'GB+44', '7400123456'],
    ['0044 7400 123456', 'GB+44', '7400123456'],
    ['+1 800 555 0143', 'US+1', '8005550143'],
    ['+1 (202) 555-0143', 'US+1', '2025550143'],
    ['+971 50 123 4567', 'AE+971', '501234567'],
    ['+91 98450 61100', 'IN+91', '9845061100'],
    ['(+44) 7911 123456', 'GB+44', '7911123456'],
    ['tel:+44-7911-123456', 'GB+44', '7911123456'],
    ['00 44 7911 123456', 'GB+44', '7911123456'],
    ['\u{202A}+44 7911 123456\u{202C}', 'GB+44', '7911123456'],
    ['+49 1511 2345678', 'DE+49', '15112345678'],
    ['+91\u{FE0F}-98450-61100', 'IN+91', '9845061100'],
    ['0091 98450 61100', 'IN+91', '9845061100'],
    ['९८४५०६११००', 'IN+91', '9845061100'],
    ['೯೮೪೫೦೬೧೧೦೦', 'IN+91', '9845061100'],
  ])('%s is pasted with its country', async (text, country, digits) => {
    const { user, latest } = renderField();
    await user.type(number(), '123');
    await user.paste(text);
    expect(select()).toHaveTextContent(country);
    expect(number()).toHaveValue(digits);
    expect(latest()).toEqual({ dialCode: country.slice(2), number: digits });
  });

  test.each(['447911123456', '+44 79', '+999 12345678'])(
    '%s is not accepted as a number of the selected country',
    async (text) => {
      const { user, latest } = renderField();
      await user.click(number());
      await user.paste(text);
      expect(number()).toHaveValue('');
      expect(latest()).toEqual({ dialCode: '+91', number: '' });
      expect(screen.getByText(/This is not a complete phone number/)).toBeInTheDocument();
    },
  );

  test('a trunk prefix is not sent', async () => {
    const { user, latest } = renderField();
    await user.click(select());
    await user.click(screen.getByText('Australia'));
    await user.type(number(), '0412345678');
    expect(latest()).toEqual({ dialCode: '+61', number: '412345678' });
  });

  test('its placeholder is Enter a phone number', () => {
    renderField();
    expect(number()).toHaveAttribute('placeholder', 'Enter a phone number');
  });

  test('the widget parses national numbers of 2 to 17 digits in texts of up to 250 characters', () => {
    const parse = (digits: number) => parsePhoneNumber(`+49${'1'.repeat(digits)}`);
    expect([1, 2, 17, 18].map((digits) => parse(digits) !== undefined)).toEqual([false, true, true, false]);
    expect(isPossiblePhoneNumber(`${' '.repeat(251)}+919845061100`)).toBe(false);
  });
});

describe('country code', () => {
  test('is India, +91, by default', () => {
    renderField();
    expect(select()).toHaveTextContent('IN+91');
  });

  test('lists IN, US, GB, AU and CA first', async () => {
    const { user } = renderField();
    await user.click(select());
    expect(options().slice(0, 6)).toEqual([
      'India+91',
      'United States+1',
      'United Kingdom+44',
      'Australia+61',
      'Canada+1',
      'Afghanistan+93',
    ]);
  });

  test('a chosen country changes the dial code and keeps the digits', async () => {
    const { user, latest } = renderField();
    await user.type(number(), '9845061100');
    await user.click(select());
    await user.click(screen.getByText('Australia'));
    expect(select()).toHaveTextContent('AU+61');
    expect(select()).toHaveFocus();
    expect(latest()).toMatchObject({ dialCode: '+61' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('typing finds a country, and a pause of 700 ms begins a new word', async () => {
    const { user } = renderField();
    await user.click(select());
    await user.keyboard('fi');
    expect(active()).toBe('FJ');
    await clock.advance(699);
    await user.keyboard('n');
    expect(active()).toBe('FI');
    await clock.advance(700);
    await user.keyboard('g');
    expect(active()).toBe('GA');
  });

  test('a dial code finds its country too', async () => {
    const { user } = renderField();
    await user.click(select());
    await user.keyboard('49');
    expect(active()).toBe('DE');
  });

  test('its search field finds by a part of the name and by dial code', async () => {
    const { user } = renderField();
    await user.click(select());
    const field = screen.getByRole('searchbox', { name: 'Find a country' });
    await user.type(field, 'arab em');
    expect(options()).toEqual(['United Arab Emirates+971']);
    await user.clear(field);
    await user.type(field, '+97');
    expect(options()).toContain('United Arab Emirates+971');
    await user.clear(field);
    await user.type(field, 'xyz');
    expect(screen.getByText('No country found')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'kenya{Enter}');
    expect(select()).toHaveTextContent('KE+254');
    expect(select()).toHaveFocus();
  });

  test('Esc in its search field closes the list', async () => {
    const { user } = renderField();
    await user.click(select());
    await user.click(screen.getByRole('searchbox', { name: 'Find a country' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(select()).toHaveFocus();
  });

  test('can be operated with arrow keys, Home, End, Enter and Esc', async () => {
    const { user } = renderField();
    await user.tab();
    expect(select()).toHaveFocus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('GB');
    await user.keyboard('{Home}{ArrowUp}');
    expect(active()).toBe('IN');
    await user.keyboard('{End}');
    expect(screen.getAllByRole('option').at(-1)).toHaveAttribute(
      'id',
      select().getAttribute('aria-activedescendant'),
    );
    expect(active()).toBe('ZW');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(select()).toHaveTextContent('IN+91');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(select()).toHaveTextContent('US+1');
  });

  test.each([
    [200, 'below'],
    [199, 'above'],
  ])('with %i px left under it the list opens %s', async (room, side) => {
    const { user } = renderField();
    const bottom = window.innerHeight - room;
    select().getBoundingClientRect = () => new DOMRect(0, bottom - 48, 100, 48);
    await user.click(select());
    expect(screen.getByRole('listbox')).toHaveAttribute('data-side', side);
  });

  test('flags are images by two-letter code, loaded with the list', async () => {
    const { user } = renderField();
    await user.click(select());
    await flushPromises();
    expect(screen.getAllByRole('option')[0]).toContainHTML('<svg');
  });
});
