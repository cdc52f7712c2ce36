import { readCookie, writeCookie } from './cookie';

afterEach(() => {
  jest.restoreAllMocks();
  // Restoring both accessors of one property puts one of the mocks back: expose the document's own.
  Reflect.deleteProperty(document, 'cookie');
  writeCookie('utmDetails', '', 0);
});

function blockCookies() {
  const refuse = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
}

describe('cookies', () => {
  test('a value with reserved characters is read back as it was written', () => {
    writeCookie('utmDetails', '{"a":"b; c=d"}', 60);
    expect(readCookie('utmDetails')).toBe('{"a":"b; c=d"}');
  });

  test('a cookie is for the whole site, expires, and is sent with top-level links only', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    writeCookie('utmDetails', 'a b', 604_800);
    expect(write.mock.calls).toEqual([['utmDetails=a%20b; Path=/; Max-Age=604800; SameSite=Lax']]);
  });

  test('a maximum age of zero removes the cookie', () => {
    writeCookie('utmDetails', 'x', 60);
    writeCookie('utmDetails', '', 0);
    expect(readCookie('utmDetails')).toBeNull();
  });

  test('a name that is the prefix of another is not mistaken for it', () => {
    writeCookie('utmDetailsOld', 'x', 60);
    expect(readCookie('utmDetails')).toBeNull();
    writeCookie('utmDetailsOld', '', 0);
  });

  test('a value that is not valid percent-encoding reads as absent', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('utmDetails=%E0%A4%A');
    expect(readCookie('utmDetails')).toBeNull();
  });

  test('blocked cookies read as absent, and a write does not throw', () => {
    blockCookies();
    expect(readCookie('utmDetails')).toBeNull();
    expect(() => writeCookie('utmDetails', 'x', 60)).not.toThrow();
  });
});
