import { type Office, payment, startOffice } from '../../testing/back-office';

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

describe('payment requests', () => {
  it('go from sales to the traveller to finance, and only forward', async () => {
    const made = await office.call('POST', '/admin/updatePaymentReq', office.staff.sales, payment);
    const { primary_key, token } = made.body.data;
    expect(token).toMatch(/^[\w-]{32}$/);
    const view = await office.call('GET', `/experience/getPayementReqData?token=${String(token)}`);
    expect(view.body.data).toMatchObject({
      amount: 2_500_000,
      status: 'open',
      experience: { primary_key: 2 },
    });
    const settle = (status: string) =>
      office.call('POST', '/admin/updateTransactionStatus', office.staff.finance, {
        primary_key,
        status,
        transaction_ref: 'UTR1',
      });
    expect((await settle('refunded')).status).toBe(409);
    expect((await settle('failed')).status).toBe(200);
    expect((await settle('paid')).body.data).toMatchObject({ status: 'paid', transaction_ref: 'UTR1' });
    const cancel = { ...payment, primary_key, status: 'cancelled' };
    expect((await office.call('POST', '/admin/updatePaymentReq', office.staff.sales, cancel)).status).toBe(
      409,
    );
    expect((await settle('refunded')).status).toBe(200);
    const seen = await office.call(
      'GET',
      `/admin/getPayementReqDataByPk?primary_key=${primary_key}`,
      office.staff.finance,
    );
    expect(seen.body.data).toMatchObject({ status: 'refunded' });
  });

  it('are settled once when two clerks settle at the same moment', async () => {
    const { body } = await office.call('POST', '/admin/updatePaymentReq', office.staff.sales, payment);
    const settle = () =>
      office.call('POST', '/admin/updateTransactionStatus', office.staff.finance, {
        primary_key: body.data.primary_key,
        status: 'paid',
        transaction_ref: 'UTR2',
      });
    const both = await Promise.all([settle(), settle()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot be guessed', async () => {
    expect((await office.call('GET', '/experience/getPayementReqData?token=1')).status).toBe(404);
  });
});
