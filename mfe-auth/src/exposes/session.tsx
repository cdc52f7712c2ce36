import type { Api } from '@kaadu/api-client';
import type { SlotModule } from '@kaadu/contracts';
import { Session } from '../session/Session';

export const slot = { Slot: Session } satisfies SlotModule<Api, undefined>;
