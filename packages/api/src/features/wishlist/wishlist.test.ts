import { syncWishlist } from '@kaadu/contracts/wishlist';
import { dataOf } from '../../testing/data/data-of';
import { signUp, visitor } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Headers = Awaited<ReturnType<typeof signUp>>['headers'];

const post = (add: number[], remove: number[], headers?: Headers) =>
  visitor(api).post('/loggedUser/wishlist', { add, remove }, headers);

/** Changes the wishlist. @returns its keys */
async function change(headers: Headers, add: number[], remove: number[] = []): Promise<number[]> {
  const { status, body } = await post(add, remove, headers);
  expect(status).toBe(200);
  return dataOf(syncWishlist, body).experiences;
}

it('wishlist merges changes of two devices, and does not restore removed experiences', async () => {
  const { headers } = await signUp(api, { email: 'wishes@example.com', phone: '9922200101' });
  expect(await change(headers, [3, 1])).toEqual([3, 1]);
  expect([...(await change(headers, [2, 3]))].sort()).toEqual([1, 2, 3]);
  expect([...(await change(headers, [], [1]))].sort()).toEqual([2, 3]);
});

it('wishlist ignores experiences that do not exist', async () => {
  const { headers } = await signUp(api, { email: 'gone@example.com', phone: '9922200102' });
  expect(await change(headers, [999_999, 2])).toEqual([2]);
});

it('wishlist belongs to one account and requires a sign-in', async () => {
  const first = await signUp(api, { email: 'one@example.com', phone: '9922200103' });
  const second = await signUp(api, { email: 'two@example.com', phone: '9922200104' });
  await change(first.headers, [1]);
  expect(await change(second.headers, [])).toEqual([]);
  expect((await post([1], [])).status).toBe(401);
});

it('cards are returned in the order of their keys, without missing ones', async () => {
  const response = await api.app.inject({ url: '/experience/getExpCards?experiences_pk=3,999999,1' });
  expect(response.json()).toMatchObject({ data: [{ primary_key: 3 }, { primary_key: 1 }] });
});
