import { hour, signUp, newPerson } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Every test starts a day later, when all rate limits have expired.
beforeEach(() => api.wait(25 * hour));

const me = (headers: Record<string, string>) =>
  api.app.inject({ url: '/loggedUser/session', headers }).then((response) => response.statusCode);

describe('a session', () => {
  it('requires token and cookie of the same session', async () => {
    const [one, two] = [await signUp(api, newPerson()), await signUp(api, newPerson())];
    const { authorization, cookie } = one.headers;
    expect(await me({ authorization, cookie })).toBe(200);
    expect(await me({ authorization, cookie: '' })).toBe(401);
    expect(await me({ authorization: '', cookie })).toBe(401);
    expect(await me({ authorization, cookie: two.headers.cookie })).toBe(401);
    expect(await me({ authorization: 'Bearer undefined', cookie })).toBe(401);
  });

  it('ends on the server at logout', async () => {
    const { headers } = await signUp(api, newPerson());
    await api.app.inject({ method: 'POST', url: '/logout', headers, payload: {} });
    expect(await me(headers)).toBe(401);
  });

  it('leads to My bookings by the cookie alone, and never into the account of another', async () => {
    const [owner, other] = [await signUp(api, newPerson()), await signUp(api, newPerson())];
    const open = async (key: unknown, cookie: string) => {
      const url = `/check-user-login?primary_key=${String(key)}`;
      const { statusCode, headers } = await api.app.inject({ url, headers: { cookie } });
      return { status: statusCode, location: headers.location, cookie: headers['set-cookie'] };
    };
    const bookings = 'http://localhost:3000/my-bookings';
    expect(await open(owner.user_key, owner.headers.cookie)).toMatchObject({
      status: 303,
      location: bookings,
    });
    expect(await open(other.user_key, owner.headers.cookie)).toMatchObject({ status: 403 });
    // Nobody is signed in by a link: the page asks for it.
    expect(await open(owner.user_key, '')).toEqual({ status: 303, location: bookings, cookie: undefined });
  });
});
