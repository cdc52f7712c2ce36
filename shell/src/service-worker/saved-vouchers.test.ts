import { isBookingCall, isVoucherPage, isVoucherToSave, SavedVouchers } from './saved-vouchers';
import { memoryCaches } from './testing/memory-caches';

const origin = 'https://site.test';
const voucher = `${origin}/voucher/KT-7Q2M4X?key=secret`;
const script = `${origin}/releases/content/1.0.0/web/a.js`;
const answer = { url: 'https://api.test/bookings/KT-7Q2M4X?key=secret', body: '{"status":"success"}' };

function setUp(status = 200) {
  const requested: string[] = [];
  const vouchers = new SavedVouchers(memoryCaches(), origin, async (url) => {
    requested.push(url);
    return new Response(`content of ${url}`, { status });
  });
  return { vouchers, requested };
}

test('saved vouchers open with their files and booking, regardless of the query', async () => {
  const { vouchers } = setUp();
  await vouchers.save({ urls: [voucher, script], answer });
  expect(await (await vouchers.open(`${origin}/voucher/KT-7Q2M4X`))?.text()).toContain('/voucher/KT-7Q2M4X');
  expect(await (await vouchers.open(script))?.text()).toContain('a.js');
  expect(await (await vouchers.open(answer.url))?.text()).toBe(answer.body);
  expect(await vouchers.open('https://api.test/bookings/KT-7Q2M4X')).toBeUndefined();
});

test('saved vouchers reload the page, but not saved files', async () => {
  const { vouchers, requested } = setUp();
  await vouchers.save({ urls: [voucher, script], answer });
  await vouchers.save({ urls: [voucher, script], answer });
  expect(requested).toEqual([voucher, script, voucher]);
});

test('saved vouchers do not include one whose files cannot be loaded', async () => {
  const { vouchers } = setUp(503);
  await expect(vouchers.save({ urls: [voucher], answer })).rejects.toThrow('responded with 503');
});

test('isVoucherToSave accepts only well-formed messages', () => {
  expect(isVoucherToSave({ urls: [voucher], answer })).toBe(true);
  for (const other of [null, 'x', {}, { urls: [1], answer }, { urls: [], answer: {} }, { visited: voucher }])
    expect(isVoucherToSave(other)).toBe(false);
});

test('saved vouchers recognise voucher pages and booking calls', () => {
  expect(isVoucherPage(voucher)).toBe(true);
  expect([`${origin}/vouchers`, '', 'about:client'].map(isVoucherPage)).toEqual([false, false, false]);
  expect(isBookingCall(new URL(answer.url))).toBe(true);
  expect(isBookingCall(new URL('https://api.test/bookings/KT-1/voucher.pdf'))).toBe(false);
});
