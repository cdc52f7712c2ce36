import type { Api } from '@kaadu/api-client';
import { paths, site, type PageModule } from '@kaadu/contracts';
import { useNavigation } from '@kaadu/federation/react';
import { ChatPage } from '../chat/page/ChatPage';
import { OutcomePage } from '../chat/payment/OutcomePage';

/** The chat, and what became of its payments: one expose, since every one of them costs each page of the remote. */
export const page = {
  meta: (_data, { url }) =>
    url.pathname === paths.chat.path
      ? {
          title: `Chat with an advisor | ${site.name}`,
          description: `Ask the people of ${site.name} about stays, trails and dates. ${site.supportHours.label}.`,
        }
      : { title: `Your payment | ${site.name}`, robots: 'noindex' },
  Page: () =>
    useNavigation().location.pathname.startsWith('/chat/payment') ? <OutcomePage /> : <ChatPage />,
} satisfies PageModule<Api, undefined>;
