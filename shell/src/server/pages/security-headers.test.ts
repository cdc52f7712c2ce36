import {
  createContentSecurityPolicy,
  type DocumentPolicyOptions,
  type SitePolicyOptions,
} from './security-headers';

const origins = { siteUrl: 'https://site.test', apiUrl: 'https://api.test' };
const home = { pathname: '/' };
const policyOf = (options: Partial<SitePolicyOptions & DocumentPolicyOptions> = {}) => {
  const { url = home, styleHashes = [], nonce, ...site } = options;
  const policy = createContentSecurityPolicy({ origins, scriptHash: 'sha256-s', ...site });
  return policy({ url, styleHashes, nonce });
};
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('content security policy', () => {
  test('lets a page connect to the site and the API only', () => {
    const policy = policyOf();
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.test");
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://api.test");
  });

  test('allows inline content by its hash, and late chunks of a response by its nonce', () => {
    const styleHashes = ['sha256-a', 'sha256-b'];
    expect(directive(policyOf({ styleHashes }), 'style-src')).toBe("style-src 'self' 'sha256-a' 'sha256-b'");
    expect(directive(policyOf(), 'script-src')).toBe("script-src 'self' 'sha256-s'");
    expect(directive(policyOf({ nonce: 'n' }), 'script-src')).toBe("script-src 'self' 'sha256-s' 'nonce-n'");
  });

  test('allows the origins of chat, a configured country look-up and analytics tag', () => {
    const policy = policyOf({
      origins: {
        ...origins,
        chatUrl: 'wss://chat.test/chat/socket',
        countryLookupUrl: 'https://ip.test/self?x=1',
        analyticsTagUrl: 'https://tag.test/tag.js',
      },
    });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-s' https://tag.test");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.test wss://chat.test https://ip.test https://tag.test",
    );
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://api.test https://tag.test");
  });

  test('lets strings become scripts by one policy only', () => {
    expect(directive(policyOf(), 'trusted-types')).toBe('trusted-types default');
    expect(directive(policyOf(), 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  });

  describe('of the page on which visitors pay', () => {
    const pay = { pathname: '/experience/night-in-the-canopy/7/buy' };

    test.each([
      pay.pathname,
      `${pay.pathname}/`,
      `${pay.pathname}/failure`,
      '/chat',
      '/chat/payment/failure',
      '/my-bookings/KT-7QM4XD',
    ])('%s allows a configured checkout', (pathname) => {
      const policy = policyOf({ url: { pathname }, checkout: 'razorpay' });
      expect(directive(policy, 'script-src')).toBe(
        "script-src 'self' 'sha256-s' https://checkout.razorpay.com",
      );
      expect(directive(policy, 'frame-src')).toBe('frame-src https://api.razorpay.com');
      expect(directive(policy, 'connect-src')).toBe(
        "connect-src 'self' https://api.test https://api.razorpay.com https://lumberjack.razorpay.com",
      );
      // The checkout creates its frame from strings.
      expect(directive(policy, 'require-trusted-types-for')).toBeUndefined();
      expect(directive(policy, 'form-action')).toBe(
        "form-action 'self' https://api.razorpay.com https://api.test",
      );
    });

    test('equals that of every other page when no checkout is configured', () => {
      expect(policyOf({ url: pay })).toBe(policyOf());
    });

    test.each([
      '/',
      '/experience/night-in-the-canopy/7',
      '/experience/night-in-the-canopy/7/buy/other',
      '/experience/a/b/7/buy',
      '/stories/experience/x/7/buy',
      '/chat/payment',
      '/chat/other',
      '/my-bookings',
    ])('%s has the same policy as without a checkout', (pathname) => {
      const policy = policyOf({ url: { pathname }, checkout: 'razorpay' });
      expect(policy).toBe(policyOf());
      expect(policy).not.toContain('razorpay');
    });
  });
});
