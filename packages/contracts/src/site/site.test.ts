import { site } from './site';

describe('site facts', () => {
  test('support is available daily from 09:00 to 18:00', () => {
    expect(site.supportHours).toMatchObject({ opens: '09:00', closes: '18:00' });
  });

  test('there are three social networks', () => {
    expect(site.social).toHaveLength(3);
  });
});
