import type { Api } from '@kaadu/api-client';
import type { SlotModule } from '@kaadu/contracts';
import { Floating } from '../Floating/Floating';

export const slot = { Slot: Floating } satisfies SlotModule<Api, undefined>;
