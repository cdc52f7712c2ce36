import { listAuditEntries } from '@kaadu/contracts/audit';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaffContext } from '../shared/data/use-staff';
import { admin } from '../test-data';
import { AuditSection } from './AuditSection';

const api = mockApi();
const answer = {
  entries: [
    {
      primary_key: 9,
      at: '2026-11-20T05:30:00.000Z',
      actor: { primary_key: 7, name: 'Meera Hegde' },
      action: 'createBlog',
      subject: 'story 12',
      detail: { name: 'Rain', state: 'published' },
      changes: {
        author: { from: 'Nila', to: 'Asha' },
        description: { from: null, to: 'x'.repeat(200) },
      },
    },
  ],
  actions: ['changeRole', 'createBlog'],
  total: 1,
  page: 1,
  page_count: 1,
};

function open(at = '/admin/audit') {
  return renderRemote(
    <StaffContext value={{ staff: admin, recheck: jest.fn() }}>
      <AuditSection />
    </StaffContext>,
    { at, navigates: true },
  );
}

test('a change lists its author and each field before and after', async () => {
  api.respond(listAuditEntries, answer);
  open();
  const row = await screen.findByRole('row', { name: /Meera Hegde/ });
  expect(row).toHaveTextContent('authorfrom Nila to → Asha');
  expect(row).toHaveTextContent('descriptionfrom nothing to');
  expect(screen.getByRole('link', { name: 'Meera Hegde' })).toHaveAttribute('href', '/admin/people/7');
});

test('filters are sent to the server without invalid values', async () => {
  api.respond(listAuditEntries, answer);
  open('/admin/audit?actor=x&from=2026-02-30&subject=story');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'changeRole');
  expect(api.requests(listAuditEntries).at(-1)?.query).toEqual({
    subject: 'story',
    action: 'changeRole',
    page: '1',
  });
});
