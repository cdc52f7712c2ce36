import type { ScreenProps } from '../sections';
import { PeopleScreen } from './PeopleScreen';
import { PersonScreen } from './PersonScreen';

/** Accounts: everybody, or the one that the address names by its key. */
export function PeopleSection({ path: [key] }: ScreenProps) {
  return key === undefined ? <PeopleScreen /> : <PersonScreen key={key} primaryKey={key} />;
}
