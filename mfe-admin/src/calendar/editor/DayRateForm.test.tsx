import { setDayRates, type CalendarExperience } from '@kaadu/contracts/calendar';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayRateForm } from './DayRateForm';

const api = mockApi();
const [from, to] = ['2099-12-04', '2099-12-05'];
const experience: CalendarExperience = {
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
};
const change = { change_pk: 5, summary: 'Cottage: done' };

function open() {
  const onMade = jest.fn();
  renderRemote(
    <DayRateForm experience={experience} from={from} to={to} onMade={onMade} refresh={jest.fn()} />,
  );
  return onMade;
}
const price = () => screen.getByRole('textbox', { name: 'Price per night, in ₹ before tax' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Set for 4–5 December' }));

test('a price is set for days, based on the shown ones, and its error goes away while typing', async () => {
  const onMade = open();
  expect(price()).toHaveAccessibleDescription(/^Different prices are set. Usually ₹5,000/);
  await userEvent.type(price(), '0');
  await save();
  expect(price()).toHaveAccessibleDescription(/Enter a price of at least ₹1/);
  await userEvent.clear(price());
  await userEvent.type(price(), '6,500');
  expect(price()).toBeValid();
  api.respond(setDayRates, change);
  await save();
  expect(api.requests(setDayRates)[0]?.body).toEqual({
    option_pk: 101,
    from,
    to,
    shown: [620_000, null],
    rate: 650_000,
  });
  expect(onMade).toHaveBeenCalledWith(change);
});

test('days return to the usual price, which another option without prices has already', async () => {
  open();
  api.respond(setDayRates, change);
  await userEvent.click(screen.getByRole('button', { name: 'Use the usual price' }));
  expect(api.requests(setDayRates)[0]?.body).toMatchObject({ shown: [620_000, null], rate: null });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Option' }), 'Tent');
  expect(price()).toHaveAccessibleDescription(/^None is set. Usually ₹7,000/);
  expect(screen.queryByRole('button', { name: 'Use the usual price' })).not.toBeInTheDocument();
});
