import { runSolo } from '@kaadu/harness/solo';
import { slot } from '../exposes/header';

runSolo(<slot.Slot data={undefined} />);
