import { screen } from '@testing-library/react';
import { page as about } from '../exposes/about';
import { page as contact } from '../exposes/contact';
import { page as terms } from '../exposes/terms';
import { showPage } from '../test-data/show-page';
import { AboutPage } from './AboutPage/AboutPage';
import { ContactPage } from './ContactPage/ContactPage';
import { TermsPage } from './TermsPage/TermsPage';

test('the contact page gives every way to reach a person', () => {
  showPage(<ContactPage />, '/contact-us');
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

test('the terms list what they hold and say whom to complain to', () => {
  showPage(<TermsPage />, '/privacy-and-terms');
  for (const name of ['Cancellation and refunds', 'Privacy', 'Complaints and grievance officer']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('the about page leads to the trips', () => {
  showPage(<AboutPage />, '/about');
  expect(screen.getByRole('link', { name: 'Explore Experiences' })).toHaveAttribute('href', '/experiences');
});

test.each([
  ['/about', about],
  ['/contact-us', contact],
  ['/privacy-and-terms', terms],
])('%s has a title and describes the business', (href, page) => {
  const meta = page.meta(undefined, { url: new URL(href, 'https://site.test') });
  expect(meta.title).toMatch(/ \| Kaadu Trails$/);
  expect(meta.canonical).toBe(href);
  expect(JSON.stringify(meta.structuredData)).toContain('"openingHoursSpecification"');
});
