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

test('a saved experience is stored, newest first, and removed by a second press', () => {
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

test('removals on another device and on this one are merged', async () => {
  const account = anAccount(3, 7);
  await mergeWishes(account);
  toggleWish(7);
  await mergeWishes(account);
  expect(account.syncWishlist).toHaveBeenLastCalledWith({ add: [], remove: [7] });
  expect(wishlist.get()).toEqual([3]);
});

test('the list stays while the server does not respond, and is sent the next time', async () => {
  toggleWish(3);
  await expect(mergeWishes({ syncWishlist: () => Promise.reject(new Error('down')) })).rejects.toThrow(
    'down',
  );
  expect(wishlist.get()).toEqual([3]);
  const account = anAccount();
  await mergeWishes(account);
  expect(account.syncWishlist).toHaveBeenCalledWith({ add: [3], remove: [] });
});

test('the list of the account is cleared from the device after signing out', async () => {
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
