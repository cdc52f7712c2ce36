import { defaultRange, listingSearch, paths } from '..';

describe('links', () => {
  test('a link to the listing has page 1 and the range 500 to 100000 by default', () => {
    expect(defaultRange).toEqual([500, 100_000]);
    expect(listingSearch({ destinations: [3] })).toBe(
      'destinations_pk=3&activities_pk=&themes_pk=&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=500,100000',
    );
  });

  test('titles in URLs are escaped', () => {
    expect(paths.story.getHref('a/b?c', 3)).toBe('/stories/a%2Fb%3Fc/3');
  });

  test('the pages of a purchase carry its reference, and its key if there is one', () => {
    expect(paths.checkout.getHref('ridge', 12, { reference: 'KT-7Q2M', key: 'a/b' })).toBe(
      '/experience/ridge/12/buy?ref=KT-7Q2M&key=a%2Fb',
    );
    expect(paths.purchaseFailure.getHref('ridge', 12, { reference: 'KT-7Q2M' })).toBe(
      '/experience/ridge/12/buy/failure?ref=KT-7Q2M',
    );
    expect(paths.voucher.getHref({ reference: 'KT-7Q2M', key: 'k' })).toBe('/voucher/KT-7Q2M?key=k');
  });
});
