import { renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import { WishlistLink } from './WishlistLink';

afterEach(() => localStorage.clear());

test('an empty wishlist link has no number', () => {
  renderRemote(<WishlistLink className="link" />);
  expect(screen.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/wishlist');
  expect(screen.getByRole('link')).not.toHaveTextContent(/\d/);
});

test('saved experiences are counted, and the page’s own count takes precedence', () => {
  localStorage.setItem('wishlist', '[12,7]');
  const { bus } = renderRemote(<WishlistLink className="link" labelled />);
  expect(screen.getByRole('link', { name: 'Wishlist 2 saved' })).toHaveTextContent('Wishlist 2 saved');
  act(() => bus.emit('content:wishlist-changed', { count: 3 }));
  expect(screen.getByRole('link', { name: 'Wishlist 3 saved' })).toBeVisible();
});

test('experiences saved in another tab are counted', () => {
  renderRemote(<WishlistLink className="link" />);
  localStorage.setItem('wishlist', '[5]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' })));
  expect(screen.getByRole('link', { name: 'Wishlist 1 saved' })).toBeVisible();
});
