import type { Api } from '@kaadu/api-client';
import type { SlotModule } from '@kaadu/contracts';
import { Header } from '../Header/Header';
import { messages } from '../messages';
import { loadHeader, type HeaderData } from '../load-header';

export const slot = { loader: loadHeader, Slot: Header, messages: [messages] } satisfies SlotModule<
  Api,
  HeaderData
>;
