import { NavigationProvider } from '@kaadu/federation/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip';

test('a removable chip is labelled with what it removes and keeps the scroll position', async () => {
  const navigate = jest.fn();
  const location = { pathname: '/experiences', search: '', hash: '' };
  render(
    <NavigationProvider value={{ location, pending: false, navigate }}>
      <Chip href="/experiences?page=1" removes="Coorg" keepScroll>
        Coorg
      </Chip>
    </NavigationProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Remove Coorg' }));
  expect(navigate).toHaveBeenCalledWith('/experiences?page=1', { replace: undefined, keepScroll: true });
});
