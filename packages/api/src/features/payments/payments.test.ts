import { type BackOffice, payment, startBackOffice } from '../../testing/back-office';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

describe('payment requests', () => {
  it('go from sales to the customer to finance, and never back', async () => {
    const made = await backOffice.call('POST', '/admin/updatePaymentReq', backOffice.staff.sales, payment);
    const { primary_key, token } = made.body.data;
    expect(token).toMatch(/^[\w-]{32}$/);
    const view = await backOffice.call('GET', `/experience/getPayementReqData?token=${String(token)}`);
    expect(view.body.data).toMatchObject({
      amount: 2_500_000,
      status: 'open',
      experience: { primary_key: 2 },
    });
    const settle = (status: string) =>
      backOffice.call('POST', '/admin/updateTransactionStatus', backOffice.staff.finance, {
        primary_key,
        status,
        transaction_ref: 'UTR1',
      });
    const cannotChange = (status: string) => [
      409,
      `A payment request that is ${status} cannot be changed in this way.`,
    ];
    const refused = async (response: ReturnType<typeof settle>) => {
      const { status, body } = await response;
      return [status, body.message];
    };
    expect(await refused(settle('refunded'))).toEqual(cannotChange('open'));
    expect((await settle('failed')).status).toBe(200);
    expect((await settle('paid')).body.data).toMatchObject({ status: 'paid', transaction_ref: 'UTR1' });
    const cancel = { ...payment, primary_key, status: 'cancelled' };
    expect(
      await refused(backOffice.call('POST', '/admin/updatePaymentReq', backOffice.staff.sales, cancel)),
    ).toEqual(cannotChange('paid'));
    expect(await refused(settle('failed'))).toEqual(cannotChange('paid'));
    expect(await refused(settle('paid'))).toEqual(cannotChange('paid'));
    const asked = await settle('refunded');
    expect(asked.body.data).toMatchObject({ status: 'paid', waiting_refund: expect.any(Number) });
    const decide = (person: Record<string, string> | undefined) =>
      backOffice.call(
        'POST',
        `/admin/payments/returns/${String(asked.body.data['waiting_refund'])}/decide`,
        person,
        { approve: true, note: null },
      );
    expect(await refused(decide(backOffice.staff.finance))).toEqual([
      403,
      'A second person has to approve a refund of this amount.',
    ]);
    expect((await decide(backOffice.staff.admin)).status).toBe(200);
    expect(await refused(settle('paid'))).toEqual(cannotChange('refunded'));
    const seen = await backOffice.call(
      'GET',
      `/admin/getPayementReqDataByPk?primary_key=${primary_key}`,
      backOffice.staff.finance,
    );
    expect(seen.body.data).toMatchObject({ status: 'refunded' });
  });

  it('are settled once when two members of staff settle concurrently', async () => {
    const { body } = await backOffice.call(
      'POST',
      '/admin/updatePaymentReq',
      backOffice.staff.sales,
      payment,
    );
    const settle = () =>
      backOffice.call('POST', '/admin/updateTransactionStatus', backOffice.staff.finance, {
        primary_key: body.data.primary_key,
        status: 'paid',
        transaction_ref: 'UTR2',
      });
    const both = await Promise.all([settle(), settle()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot be guessed', async () => {
    const { status, body } = await backOffice.call('GET', '/experience/getPayementReqData?token=1');
    expect([status, body.message]).toEqual([404, 'There is no such payment request.']);
  });
});
