import type { ScreenProps } from '../sections';
import { SaleScreen } from './sale/SaleScreen';
import { SetupScreen } from './sale/SetupScreen';
import { CalendarScreen } from './screen/CalendarScreen';

/** What there is on which day, and what takes experiences on sale. */
export function CalendarSection({ path: [name, key] }: ScreenProps) {
  if (name !== 'experiences') return <CalendarScreen />;
  return key === undefined ? <SaleScreen /> : <SetupScreen key={key} experiencePk={key} />;
}
