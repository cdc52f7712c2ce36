import type { Api } from '@kaadu/api-client';
import type { SlotModule } from '@kaadu/contracts';
import { Footer } from '../Footer/Footer';
import { footerHydration, loadFooter, type FooterData, type FooterHydration } from '../load-footer';

export const slot = {
  loader: loadFooter,
  Slot: Footer,
  hydrationData: footerHydration,
} satisfies SlotModule<Api, FooterData, FooterHydration>;
