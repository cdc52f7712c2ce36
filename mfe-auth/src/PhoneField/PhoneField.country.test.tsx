import { fakeClock, flushPromises, mockApi, renderRemote, testOrigins } from '@kaadu/harness/testing';
import { configure, screen } from '@testing-library/react';
import { PhoneField } from './PhoneField';

// The list has 245 countries, and checking the visibility of each takes seconds.
configure({ defaultHidden: true });
mockApi();
const clock = fakeClock();
const select = () => screen.getByRole('combobox', { name: 'Country code' });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function renderField(countryLookupUrl?: string) {
  const onChange = jest.fn();
  renderRemote(<PhoneField onChange={onChange} />, { origins: { ...testOrigins, countryLookupUrl } });
  return { user: clock.user(), latest: () => onChange.mock.lastCall?.[0] };
}

describe('country by IP', () => {
  const look = `${testOrigins.apiUrl}/country`;
  const fetchResponses = (answer: () => Promise<Response>) =>
    jest.spyOn(window, 'fetch').mockImplementation(answer);

  afterEach(() => jest.restoreAllMocks());

  test('a response that begins with 1 sets the country', async () => {
    fetchResponses(async () => new Response('1;GB;GBR;United Kingdom'));
    const { latest } = renderField(look);
    await flushPromises();
    expect(select()).toHaveTextContent('GB+44');
    expect(latest()).toEqual({ dialCode: '+44', number: '' });
  });

  test.each(['0;GB;GBR;United Kingdom', '2;;;', '', '1;XX;;'])(
    'the response "%s" is a failure and leaves India',
    async (answer) => {
      fetchResponses(async () => new Response(answer));
      renderField(look);
      await flushPromises();
      expect(select()).toHaveTextContent('IN+91');
    },
  );

  test('a look-up that fails is logged and leaves India', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fetchResponses(async () => Promise.reject(new TypeError('offline')));
    renderField(look);
    await flushPromises();
    expect(select()).toHaveTextContent('IN+91');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('no request is sent without a configured look-up', async () => {
    const fetched = fetchResponses(async () => new Response('1;GB'));
    renderField();
    await flushPromises();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('it never replaces a country that the visitor chose', async () => {
    let release: (response: Response) => void = () => undefined;
    fetchResponses(() => new Promise((resolve) => (release = resolve)));
    const { user } = renderField(look);
    await user.click(select());
    await user.click(screen.getByText('Canada'));
    release(new Response('1;GB'));
    await flushPromises();
    expect(select()).toHaveTextContent('CA+1');
  });
});
