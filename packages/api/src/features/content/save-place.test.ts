import { type BackOffice, place, startBackOffice } from '../../testing/back-office';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

it('changes the place whose key is given, and refuses a key that is unknown', async () => {
  const { body } = await backOffice.call('POST', '/admin/createPlace', backOffice.staff.content, place);
  const { primary_key } = body.data;
  await backOffice.call('POST', '/admin/createPlace', backOffice.staff.content, {
    ...place,
    primary_key,
    version: 1,
    name: 'Mandalpatti ridge',
  });
  const shown = await backOffice.call('GET', `/travel/getPlaceByPk?primary_key=${primary_key}`);
  expect(shown.body.data).toMatchObject({ name: 'Mandalpatti ridge', slug: 'mandalpatti-ridge' });
  const missing = { ...place, primary_key: 77, version: 1 };
  expect(
    (await backOffice.call('POST', '/admin/createPlace', backOffice.staff.content, missing)).status,
  ).toBe(404);
});
