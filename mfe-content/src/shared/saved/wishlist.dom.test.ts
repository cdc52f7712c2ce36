import { mergeWishes, forgetAccountWishes, toggleWish, wishlist } from './wishlist';

/** Returns an account with its own wishlist. */
function anAccount(...keys: number[]) {
  return {
    keys,
    syncWishlist: jest.fn(async ({ add, remove }: { add: number[]; remove: number[] }) => {
      keys = [...new Set([...add, ...keys])].filter((key) => !remove.includes(key));
      return { experiences: keys };
    }),
  };
}

beforeEach(async () => {
  await mergeWishes(anAccount());
  forgetAccountWishes();
  wishlist.set([]);
});
afterEach(() => jest.restoreAllMocks());

test('what is saved is kept in storage, the newest first, and taken off by a second press', () => {
  toggleWish(3);
  toggleWish(5);
  expect(localStorage.getItem('wishlist')).toBe('[5,3]');
  toggleWish(3);
  expect(wishlist.get()).toEqual([5]);
});

test('signing in merges the list of the device with that of the account', async () => {
  toggleWish(3);
  await mergeWishes(anAccount(7, 8));
  expect(wishlist.get()).toEqual([3, 7, 8]);
});

test('what another device took off does not come back, and what this one took off goes from the account', async () => {
  const account = anAccount(3, 7);
  await mergeWishes(account);
  toggleWish(7);
  await mergeWishes(account);
  expect(account.syncWishlist).toHaveBeenLastCalledWith({ add: [], remove: [7] });
  expect(wishlist.get()).toEqual([3]);
});

test('while the server does not answer the list stays, and is told the next time', async () => {
  toggleWish(3);
  await expect(mergeWishes({ syncWishlist: () => Promise.reject(new Error('down')) })).rejects.toThrow(
    'down',
  );
  expect(wishlist.get()).toEqual([3]);
  const account = anAccount();
  await mergeWishes(account);
  expect(account.syncWishlist).toHaveBeenCalledWith({ add: [3], remove: [] });
});

test('after signing out the list of the account does not stay on the device', async () => {
  await mergeWishes(anAccount(7));
  forgetAccountWishes();
  expect(wishlist.get()).toEqual([]);
  toggleWish(3);
  forgetAccountWishes();
  expect(wishlist.get()).toEqual([3]);
});

test('blocked storage: the list lasts as long as the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  toggleWish(9);
  expect(wishlist.get()).toContain(9);
});
