import { type BackOffice, startBackOffice } from '../../testing/back-office';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

it('refuses an icon whose image does not exist', async () => {
  const body = { name: 'Paddle', image_path: 'nowhere/1' };
  expect((await backOffice.call('POST', '/admin/icons', backOffice.staff.content, body)).status).toBe(422);
  const good = { name: 'Paddle', image_path: 'experiences/3/1' };
  expect((await backOffice.call('POST', '/admin/icons', backOffice.staff.content, good)).status).toBe(200);
  expect((await backOffice.call('GET', '/admin/icons', backOffice.staff.content)).body.data).toMatchObject([
    good,
  ]);
});
