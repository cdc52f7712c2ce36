import {
  getThread,
  listAdvisors,
  listThreads,
  type ThreadDetail,
  type ThreadSummary,
} from '@kaadu/contracts/chat';
import { useNavigation } from '@kaadu/federation/react';
import { mockApi, renderRemote, testOrigins } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { mockChatSocket } from '@kaadu/travel-ui/testing';
import { aChatState } from '@kaadu/travel-ui/testing';
import { StaffContext } from '../../shared/data/use-staff';
import { admin } from '../../test-data';
import { InboxSection } from '../InboxSection';
import { aThread, aThreadDetail } from './test-data';

/** The inbox section at the current URL, as the admin frame renders it. */
function SectionAtUrl() {
  const { pathname } = useNavigation().location;
  return <InboxSection path={pathname.split('/').slice(3)} />;
}

/** Mocks the server and the socket of the inbox; call it at the top of the file. */
export function mockInbox() {
  const api = mockApi();
  const socket = mockChatSocket();
  const counts = { waiting: 1, mine: 0, open: 4, closed: 12 };
  const asha = aThread(7);
  beforeEach(() => {
    sessionStorage.clear();
    // Simulates a mouse, with which Enter sends.
    const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { value: () => media, configurable: true });
    api.respond(listAdvisors, [
      { primary_key: admin.primary_key, name: 'Meera Hegde' },
      { primary_key: 8, name: 'Ravi Nair' },
    ]);
  });

  async function show(at = '/admin/inbox', threads: readonly ThreadSummary[] = [asha]) {
    api.respond(listThreads, {
      threads: [...threads],
      counts,
      total: threads.length,
      page: 1,
      page_count: 1,
    });
    const view = renderRemote(
      <StaffContext value={{ staff: admin, recheck: jest.fn() }}>
        <SectionAtUrl />
      </StaffContext>,
      { at, navigates: true, origins: { ...testOrigins, chatUrl: 'wss://api.test/chat/socket' } },
    );
    await socket.welcome(aChatState({ thread: null }));
    return view;
  }
  /** Renders the inbox with an open conversation. */
  async function showThread(over: Partial<ThreadDetail> = {}) {
    api.respond(getThread, aThreadDetail(asha, over));
    const view = await show('/admin/inbox/7');
    await screen.findByRole('textbox', { name: 'Your message' });
    return view;
  }
  return { api, socket, counts, asha, show, showThread };
}
