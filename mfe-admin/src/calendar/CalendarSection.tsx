import type { ScreenProps } from '../sections';
import { SaleScreen } from './sale/SaleScreen';
import { SetupScreen } from './sale/SetupScreen';
import { CalendarScreen } from './screen/CalendarScreen';

/** Availability by day, and the setup that puts experiences on sale. */
export function CalendarSection({ path: [name, key] }: ScreenProps) {
  if (name !== 'experiences') return <CalendarScreen />;
  return key === undefined ? <SaleScreen /> : <SetupScreen key={key} experiencePk={key} />;
}
