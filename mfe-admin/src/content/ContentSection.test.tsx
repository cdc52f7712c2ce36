import { listContent, type ContentPage } from '@kaadu/contracts/content';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { StaffContext } from '../shared/data/use-staff';
import { admin } from '../test-data';
import { ContentSection } from './ContentSection';

const api = mockApi();

const pageOf = (primary_key: number, title: string): ContentPage => ({
  records: [
    {
      primary_key,
      title,
      image: null,
      state: 'published',
      version: 1,
      saved_at: '2026-11-20T05:30:00.000Z',
      saved_by: 'Meera Hegde',
    },
  ],
  page: 1,
  page_count: 1,
  total: 1,
});

const section = (...path: string[]) => (
  <StaffContext value={{ staff: admin, recheck: jest.fn() }}>
    <ContentSection path={path} />
  </StaffContext>
);

test('another kind of content shows no record of the kind before while it loads', async () => {
  api.respond(listContent, pageOf(222, 'Rain over the ridge'));
  const view = renderRemote(section('stories'));
  expect(await screen.findByRole('link', { name: 'Rain over the ridge' })).toHaveAttribute(
    'href',
    '/admin/content/stories/222',
  );
  const respond = api.respondLater(listContent);
  view.update(section('experiences'));
  expect(screen.getByRole('status', { name: 'Loading: The list of experiences' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rain over the ridge' })).not.toBeInTheDocument();
  respond(pageOf(104, 'Misty Ridge Camp'));
  expect(await screen.findByRole('link', { name: 'Misty Ridge Camp' })).toHaveAttribute(
    'href',
    '/admin/content/experiences/104',
  );
});
