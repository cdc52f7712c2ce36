import { runSolo } from '@kaadu/harness/solo';
import { slot as floating } from '../exposes/floating';
import { slot as footer } from '../exposes/footer';

runSolo(
  <>
    <footer.Slot data={undefined} />
    <floating.Slot data={undefined} />
  </>,
);
