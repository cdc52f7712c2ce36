import { screen } from '@testing-library/react';
import { renderRemote } from '@kaadu/harness/testing';
import { anActivity } from './test-data';
import { ActivityPage } from './ActivityPage';
import { activityMeta } from './load-activity';

test('an activity shows its experiences and places', () => {
  renderRemote(<ActivityPage data={anActivity()} />, { at: '/activities/trekking/2' });
  expect(screen.getByRole('heading', { level: 1, name: 'Trekking' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Misty Ridge Camp' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Coorg' })).toHaveAttribute(
    'href',
    expect.stringContaining('destinations_pk=1&activities_pk=2&'),
  );
});

test('an activity out of season says so', () => {
  renderRemote(<ActivityPage data={anActivity({ experiences: [] })} />, { at: '/activities/trekking/2' });
  expect(screen.getByRole('heading', { name: 'Nothing to book just now' })).toBeVisible();
});

test('both URLs of an activity have the same canonical URL', () => {
  const meta = activityMeta(anActivity(), { url: new URL('https://site.test/activity/trekking/2') });
  expect(meta.canonical).toBe('/activities/trekking/2');
});
