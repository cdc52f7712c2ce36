import { saveUtmParams } from '@kaadu/contracts/accounts';
import { mockApi, renderRemote, flushPromises } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { footerData } from '../test-data';
import { Footer } from '../Footer/Footer';

const api = mockApi();
const user = { email: 'asha@example.com', phone: '9845061100', primary_key: 7 };
const cookie = () => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith('utmDetails='));
  return pair ? JSON.parse(decodeURIComponent(pair.slice('utmDetails='.length))) : null;
};

afterEach(() => {
  document.cookie = 'utmDetails=; Path=/; Max-Age=0';
  window.history.replaceState(null, '', '/');
});

describe('toggling a group of activities', () => {
  test('with a query string saves the UTM data by a call when signed in', async () => {
    api.respond(saveUtmParams, null);
    window.history.replaceState(null, '', '/?utm_source=mail&utm_campaign=rain');
    const { bus } = renderRemote(<Footer data={footerData} />);
    act(() => bus.emit('auth:state-changed', { status: 'signed-in', user }));
    await userEvent.click(screen.getByText('On foot'));
    await flushPromises();
    expect(api.requests(saveUtmParams).map(({ body }) => body)).toEqual([
      {
        landing_url: 'http://localhost/?utm_source=mail&utm_campaign=rain',
        utm_campaign: 'rain',
        utm_source: 'mail',
        utm_medium: '',
        utm_term: '',
        utm_content: '',
        user_id: 7,
      },
    ]);
    expect(cookie()).toBeNull();
  });

  test('with a query string saves the UTM data in the cookie when signed out', async () => {
    window.history.replaceState(null, '', '/?utm_source=mail');
    const { bus } = renderRemote(<Footer data={footerData} />);
    act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
    await userEvent.click(screen.getByText('On foot'));
    expect(cookie()).toMatchObject({ utm_source: 'mail', user_id: null });
  });

  test('without a query string saves nothing', async () => {
    renderRemote(<Footer data={footerData} />);
    await userEvent.click(screen.getByText('On foot'));
    expect(cookie()).toBeNull();
  });
});
