import type { findBookings, TripBody } from '@kaadu/contracts/booking';
import type { DataOf } from '@kaadu/contracts/endpoint';
import {
  type BookingApi,
  browserOf,
  farmStay,
  startBookingApi,
  travellers,
} from '../../../testing/bookings/booking-api';
import { newPerson, signInStaff, signUp } from '../../../testing/people';

type Found = DataOf<typeof findBookings>;

let api: BookingApi;
let sales: Record<string, string>;
const references: Record<string, string> = {};

async function held(name: string, phone: string, body: TripBody): Promise<void> {
  const browser = browserOf(api);
  const { data } = await browser.hold(body);
  references[name] = data.reference;
  await browser.post(`/bookings/${data.reference}/travellers`, {
    contact: { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com`, phone },
    travellers: travellers(body.party.guests),
    remember: false,
  });
}

beforeAll(async () => {
  api = await startBookingApi();
  sales = (await signInStaff(api, 'sales', newPerson())).headers;
  await held('Asha Rao', '+919845000001', farmStay);
  await held('Nila Das', '+919845000002', { ...farmStay, from: '2026-04-20', to: '2026-04-22' });
});
afterAll(() => api.close());

async function find(query: string): Promise<Found> {
  return (await browserOf(api, sales).call<Found>('GET', `/admin/bookings?${query}`)).data;
}
const namesOf = ({ bookings }: Found) => bookings.map(({ name }) => name);

test.each([
  ['a part of the name', 'text=nila'],
  ['a part of the e-mail address', 'text=nila%40ex'],
  ['the number as it is typed', 'text=98450%2000002'],
  ['the first day', 'from=2026-04-20&to=2026-04-20'],
])('a booking is found by %s', async (_by, query) => {
  expect(namesOf(await find(query))).toEqual(['Nila Das']);
});

test('the search finds a booking by its reference, and treats pattern characters literally', async () => {
  const { bookings } = await find(`text=${references['Asha Rao']}`);
  expect(bookings).toMatchObject([{ name: 'Asha Rao', status: 'ON_HOLD', experience: { primary_key: 1 } }]);
  expect(namesOf(await find('text=%25'))).toEqual([]);
  expect(namesOf(await find('text=_'))).toEqual([]);
});

test('the list sorts bookings as requested', async () => {
  expect(namesOf(await find('sort=name&order=asc'))).toEqual(['Asha Rao', 'Nila Das']);
  expect(namesOf(await find('sort=from&order=desc'))).toEqual(['Nila Das', 'Asha Rao']);
  const past = await find('page=9');
  expect(past).toMatchObject({ bookings: [], total: 2, page: 9, page_count: 1 });
});

test('the list contains the booked experiences, to filter by', async () => {
  const { experiences } = await find('status=REDEEMED');
  expect(experiences.map(({ primary_key }) => primary_key)).toEqual([1]);
});

test('the list is open to staff who handle bookings only', async () => {
  const traveller = await signUp(api, newPerson());
  const editor = await signInStaff(api, 'content', newPerson());
  const status = async (headers: Record<string, string>) =>
    (await browserOf(api, headers).call('GET', '/admin/bookings')).status;
  expect([await status({}), await status(traveller.headers), await status(editor.headers)]).toEqual([
    401, 403, 403,
  ]);
  expect(await status((await signInStaff(api, 'finance', newPerson())).headers)).toBe(200);
});
