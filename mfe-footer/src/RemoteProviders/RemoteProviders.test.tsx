import { getRecentStory } from '@kaadu/contracts/stories';
import { useApi } from '@kaadu/api-client/react';
import { useOrigins } from '@kaadu/api-client/origins';
import { useBus } from '@kaadu/event-bus/react';
import { Link, useNavigation } from '@kaadu/federation/react';
import { mockApi } from '@kaadu/harness/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteProviders } from './RemoteProviders';

jest.mock('./host-styles', () => ({ hostStyles: { name: 'kaadu', text: '' } }));

const api = mockApi();
const origins = { siteUrl: 'https://site.test', apiUrl: 'https://api.test' };

function Remote() {
  const { getRecentStory: load } = useApi();
  const bus = useBus();
  const { pathname } = useNavigation().location;
  return (
    <>
      <p>{`${useOrigins().siteUrl} ${pathname}`}</p>
      <Link href="/about">About</Link>
      <Link href="https://elsewhere.test/">Elsewhere</Link>
      <button type="button" onClick={() => void load()}>
        Load
      </button>
      <button type="button" onClick={() => bus.emit('content:wishlist-changed', { count: 3 })}>
        {`Emit ${bus.last('content:wishlist-changed')?.count ?? ''}`}
      </button>
    </>
  );
}

test('a remote has origins, navigation, API client and bus, which all remotes of the page share', async () => {
  api.respond(getRecentStory, null);
  const { rerender } = render(
    <RemoteProviders origins={origins} at="/chat?from=partner">
      <Remote />
    </RemoteProviders>,
  );
  expect(screen.getByText('https://site.test /chat')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect(api.requests(getRecentStory)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Emit' }));
  rerender(
    <RemoteProviders key="another" origins={origins}>
      <Remote />
    </RemoteProviders>,
  );
  expect(screen.getByRole('button', { name: 'Emit 3' })).toBeVisible();
});

test('links lead to the site, unless the host follows them itself', async () => {
  const navigate = jest.fn();
  render(
    <RemoteProviders origins={origins} navigate={navigate}>
      <Remote />
    </RemoteProviders>,
  );
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', 'https://site.test/about');
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://elsewhere.test/');
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(navigate).toHaveBeenCalledWith('/about', expect.anything());
});
