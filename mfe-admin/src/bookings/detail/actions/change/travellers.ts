import type { Booking, Party, Traveller } from '@kaadu/contracts/booking';
import { isAdult } from '@kaadu/contracts/party';
import { capitalise } from '@kaadu/contracts/text';

/** A traveller as entered. */
export interface TravellerRow {
  readonly name: string;
  readonly document: string;
  /** Null for an adult. */
  readonly age: number | null;
}

/** Rows as entered, by position among the adults and among the children. */
export type TypedRows = Readonly<Record<string, Partial<Pick<TravellerRow, 'name' | 'document'>>>>;

/** Returns the key under which the input of a row is kept. It survives a change of the party. */
export const rowKey = (index: number, { guests, ages }: Party): string =>
  index < guests - ages.length ? `adult ${index}` : `child ${index - (guests - ages.length)}`;

/** Builds the rows of a party, adults first. Known names stay with adults and with children of the same age. */
export function rowsOf(known: readonly Traveller[], party: Party, typed: TypedRows): TravellerRow[] {
  const adults = known.filter(isAdult);
  const children = known.filter((one) => !isAdult(one));
  const count = party.guests - party.ages.length;
  return Array.from({ length: party.guests }, (_, index) => {
    const age = index < count ? null : (party.ages[index - count] ?? null);
    const childAt = children.findIndex((child) => child.age === age);
    const before = age === null ? adults[index] : children.splice(childAt, childAt < 0 ? 0 : 1)[0];
    const entered = typed[rowKey(index, party)];
    return {
      name: entered?.name ?? before?.name ?? '',
      document: entered?.document ?? before?.document ?? '',
      age,
    };
  });
}

/** Validates the rows. Returns messages by field: `0.name`. */
export function problemsOf(
  rows: readonly TravellerRow[],
  required: Booking['required_document'],
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  rows.forEach(({ name, age, document }, index) => {
    if (!name.trim()) problems[`${index}.name`] = `Enter the name of traveller ${index + 1}.`;
    if (required && age === null && !document.trim())
      problems[`${index}.document`] = `${capitalise(required)}: enter the number.`;
  });
  return problems;
}

/** Converts the rows to the request body. */
export const namedTravellers = (rows: readonly TravellerRow[]): Traveller[] =>
  rows.map(({ name, document, age }) => ({
    name: name.trim(),
    age,
    document: age === null && document.trim() ? document.trim() : null,
  }));

/** Whether two lists of rows name the same travellers. */
export function hasSameRows(rows: readonly TravellerRow[], others: readonly TravellerRow[]): boolean {
  return JSON.stringify(namedTravellers(rows)) === JSON.stringify(namedTravellers(others));
}
