import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { aHome } from './test-data';
import { flushPromises, renderRemote } from '@kaadu/harness/testing';
import { HomePage } from './HomePage';
import { homeMeta } from './load-home';

test('shows everything the API sent, with links', async () => {
  renderRemote(<HomePage data={aHome()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Get out of Bengaluru' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Misty Ridge Camp' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12',
  );
  expect(screen.getByRole('link', { name: /Coorg/ })).toHaveAttribute(
    'href',
    '/experiences?destinations_pk=1&activities_pk=&themes_pk=&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=500,100000',
  );
  expect(screen.getByRole('link', { name: 'Four days of rain in Agumbe' })).toBeVisible();
  expect(screen.getByText('Is the price final?')).toBeVisible();
  // By now the recently viewed section has loaded and is empty.
  await flushPromises();
  expect(screen.queryByRole('list', { name: 'Recently viewed' })).not.toBeInTheDocument();
});

test('sections without content are left out', async () => {
  renderRemote(
    <HomePage
      data={aHome({
        featured_stays: [],
        featured_activities: [],
        destinations: [],
        themes: [],
        activities: [],
        stories: [],
      })}
    />,
  );
  expect(screen.queryByText('Notes from the trail')).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Activities' })).not.toBeInTheDocument();
  await flushPromises();
});

test('the search form navigates to the listing with the chosen place and guests', async () => {
  const { navigate } = renderRemote(<HomePage data={aHome()} />);
  const form = within(screen.getByRole('search', { name: 'Find an experience' }));
  expect(form.getByRole('option', { name: 'Agumbe' })).toBeInTheDocument();
  await userEvent.selectOptions(form.getByLabelText('Where to'), 'Coorg');
  fireEvent.change(form.getByLabelText('Check-in or day'), { target: { value: '2099-12-04' } });
  await userEvent.click(form.getByText('2 adults'));
  await userEvent.click(form.getByRole('button', { name: 'One adult more' }));
  await userEvent.click(form.getByRole('button', { name: 'Find' }));
  expect(navigate).toHaveBeenCalledWith(
    '/experiences?destinations_pk=1&activities_pk=&themes_pk=&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=500,100000&from=2099-12-04&guests=3',
  );
});

test('a signed-in member sees member prices', async () => {
  const { bus } = renderRemote(<HomePage data={aHome({ featured_activities: [] })} />);
  expect(screen.getByText('₹5,250').tagName).toBe('STRONG');
  act(() =>
    bus.emit('auth:state-changed', { status: 'signed-in', user: { email: 'a@example.com', phone: '98' } }),
  );
  expect(screen.getByText('₹4,900').tagName).toBe('STRONG');
  await flushPromises();
});

test('the structured data describes the business, its stays and its FAQs', () => {
  const types = homeMeta(aHome(), { url: new URL('https://site.test/') }).structuredData?.map((record) =>
    '@type' in record ? record['@type'] : undefined,
  );
  expect(types).toEqual(['TravelAgency', 'WebSite', 'ItemList', 'FAQPage']);
});
