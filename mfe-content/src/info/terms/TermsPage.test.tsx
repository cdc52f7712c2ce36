import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { TermsPage } from './TermsPage';

test('the terms have a table of contents that includes complaints', () => {
  renderRemote(<TermsPage />, { at: '/privacy-and-terms' });
  for (const name of ['Cancellation and refunds', 'Privacy', 'Complaints and grievance officer']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});
