import type { Api } from '@kaadu/api-client';
import type { SlotModule } from '@kaadu/contracts';
import { Floating } from '../Floating/Floating';
import { loadOffer, type MonsoonOffer } from '../offer/offer';

export const slot = { loader: loadOffer, Slot: Floating } satisfies SlotModule<Api, MonsoonOffer>;
