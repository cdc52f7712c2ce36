import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { AboutPage } from './AboutPage';

test('the about page links to the listing', () => {
  renderRemote(<AboutPage />, { at: '/about' });
  expect(screen.getByRole('link', { name: 'Explore Experiences' })).toHaveAttribute('href', '/experiences');
});
