import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { AboutPage } from './AboutPage';

test('the about page leads to the trips', () => {
  renderRemote(<AboutPage />, { at: '/about' });
  expect(screen.getByRole('link', { name: 'Explore Experiences' })).toHaveAttribute('href', '/experiences');
});
