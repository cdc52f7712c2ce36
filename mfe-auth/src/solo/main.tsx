import { runSolo } from '@kaadu/harness/solo';
import { slot } from '../exposes/session';

runSolo(<slot.Slot />);
