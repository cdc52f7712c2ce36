import type { Api } from '@kaadu/api-client';
import { site, type PageModule } from '@kaadu/contracts';
import { ChatPage } from '../../chat/page/ChatPage';

export const page = {
  meta: () => ({
    title: `Chat with an advisor | ${site.name}`,
    description: `Ask the people of ${site.name} about stays, trails and dates. ${site.supportHours.label}.`,
  }),
  Page: ChatPage,
} satisfies PageModule<Api, undefined>;
