import { contentSecurityPolicy } from './security-headers';

const origins = { siteUrl: 'https://site.test', apiUrl: 'https://api.test' };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('content security policy', () => {
  test('a page may connect to the site and the API only', () => {
    const policy = contentSecurityPolicy('n', origins);
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.test");
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://api.test");
  });

  test('the origins of a configured country look-up and analytics tag are allowed too', () => {
    const policy = contentSecurityPolicy('n', {
      ...origins,
      countryLookupUrl: 'https://ip.test/self?x=1',
      analyticsTagUrl: 'https://tag.test/tag.js',
    });
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.test https://ip.test https://tag.test",
    );
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://api.test https://tag.test");
  });
});
