import type { Api } from '@kaadu/api-client';
import type { SlotModule } from '@kaadu/contracts';
import { Footer } from '../Footer/Footer';
import { loadFooter, type FooterData } from '../load-footer';

export const slot = { loader: loadFooter, Slot: Footer } satisfies SlotModule<Api, FooterData>;
