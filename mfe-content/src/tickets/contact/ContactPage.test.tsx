import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { ContactPage } from './ContactPage';

test('the contact page gives every way to reach a person', () => {
  renderRemote(<ContactPage />, { at: '/contact-us' });
  expect(screen.getByRole('link', { name: '+91 80 4718 2200' })).toHaveAttribute('href', 'tel:+918047182200');
  expect(screen.getByRole('link', { name: 'hello@kaadutrails.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kaadutrails.example',
  );
  expect(screen.getByRole('link', { name: 'Chat with an advisor' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/919845061100'),
  );
  expect(screen.getByText('Every day, 09:00–18:00 IST')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in Maps' })).toBeVisible();
});
