import type { Api } from '@kaadu/api-client';
import type { SlotModule } from '@kaadu/contracts';
import { Header } from '../Header/Header';
import { messages } from '../messages';
import { loadHeader, type HeaderData } from '../load-header';
import { uiMessages } from '@kaadu/ui/messages';

export const slot = {
  loader: loadHeader,
  Slot: Header,
  messages: [messages, uiMessages],
} satisfies SlotModule<Api, HeaderData>;
