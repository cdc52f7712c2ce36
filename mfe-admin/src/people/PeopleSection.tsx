import type { ScreenProps } from '../sections';
import { PeopleScreen } from './PeopleScreen';
import { PersonScreen } from './PersonScreen';

/** Accounts: the list, or the one whose key is in the URL. */
export function PeopleSection({ path: [key] }: ScreenProps) {
  return key === undefined ? <PeopleScreen /> : <PersonScreen key={key} primaryKey={key} />;
}
