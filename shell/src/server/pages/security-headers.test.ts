import { contentSecurityPolicy } from './security-headers';

const origins = { siteUrl: 'https://site.test', apiUrl: 'https://api.test' };
const home = { pathname: '/' };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('content security policy', () => {
  test('a page may connect to the site and the API only', () => {
    const policy = contentSecurityPolicy('n', origins, home);
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.test");
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://api.test");
  });

  test('the origins of a configured country look-up and analytics tag are allowed too', () => {
    const policy = contentSecurityPolicy(
      'n',
      {
        ...origins,
        countryLookupUrl: 'https://ip.test/self?x=1',
        analyticsTagUrl: 'https://tag.test/tag.js',
      },
      home,
    );
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.test https://ip.test https://tag.test",
    );
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://api.test https://tag.test");
  });

  describe('of the page on which visitors pay', () => {
    const pay = { pathname: '/experience/night-in-the-canopy/7/buy' };

    test.each([pay.pathname, `${pay.pathname}/`, `${pay.pathname}/failure`])(
      '%s is opened for a checkout that is configured',
      (pathname) => {
        const policy = contentSecurityPolicy('n', origins, { pathname }, 'razorpay');
        expect(directive(policy, 'script-src')).toBe(
          "script-src 'self' 'nonce-n' 'strict-dynamic' https://checkout.razorpay.com",
        );
        expect(directive(policy, 'frame-src')).toBe('frame-src https://api.razorpay.com');
        expect(directive(policy, 'connect-src')).toBe(
          "connect-src 'self' https://api.test https://api.razorpay.com https://lumberjack.razorpay.com",
        );
        expect(directive(policy, 'form-action')).toBe(
          "form-action 'self' https://api.razorpay.com https://api.test",
        );
      },
    );

    test('is that of every other page when no checkout is configured', () => {
      expect(contentSecurityPolicy('n', origins, pay)).toBe(contentSecurityPolicy('n', origins, home));
    });

    test.each([
      '/',
      '/experience/night-in-the-canopy/7',
      '/experience/night-in-the-canopy/7/buy/other',
      '/experience/a/b/7/buy',
      '/stories/experience/x/7/buy',
    ])('%s has the policy that it has without a checkout', (pathname) => {
      const policy = contentSecurityPolicy('n', origins, { pathname }, 'razorpay');
      expect(policy).toBe(contentSecurityPolicy('n', origins, home));
      expect(policy).not.toContain('razorpay');
    });
  });
});
