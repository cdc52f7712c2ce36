import { hour, minute, newPerson, visitor } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Every test starts a day later, when all rate limits have expired.
beforeEach(() => api.wait(25 * hour));

describe('limits', () => {
  it('allow a resend after 30 seconds, three in ten minutes and ten a day', async () => {
    const person = newPerson();
    const browser = visitor(api);
    expect((await browser.requestOtp(person)).status).toBe(200);
    const soon = await browser.requestOtp(person);
    expect([soon.status, soon.retryAfter]).toEqual([429, 30]);
    for (let n = 0; n < 2; n += 1) {
      api.wait(31_000);
      expect((await browser.requestOtp(person)).status).toBe(200);
    }
    api.wait(31_000);
    expect((await browser.requestOtp(person)).status).toBe(429);
    let sent = 3;
    for (let n = 0; n < 12; n += 1) {
      api.wait(10 * minute);
      if ((await browser.requestOtp(person)).status === 200) sent += 1;
    }
    expect(sent).toBe(10);
  });

  it('hold for a phone number whatever e-mail address is entered with it', async () => {
    const { phone } = newPerson();
    const answers: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      answers.push((await visitor(api).requestOtp({ email: `x${n}.${phone}@example.com`, phone })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429, 429]);
  });

  it('hold for one client and not for another', async () => {
    const greedy = visitor(api, '10.1.1.1');
    const answers: number[] = [];
    for (let n = 0; n < 32; n += 1) answers.push((await greedy.requestOtp(newPerson())).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    expect((await visitor(api, '10.1.1.2').requestOtp(newPerson())).status).toBe(200);
  });
});
