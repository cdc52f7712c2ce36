import type { Booking, Party, Traveller } from '@kaadu/contracts/booking';
import { isAdult } from '@kaadu/contracts/party';
import type { Draft } from '../../checkout/TravellersStep/draft';
import {
  type FieldProblems,
  formOf,
  type TravellersForm,
  travellersOf,
} from '../../checkout/TravellersStep/form';

/** Returns the travellers in the order of the form, adults first, for a party of another size. */
function arranged(travellers: readonly Traveller[], { guests, ages }: Party): Traveller[] {
  const adults = travellers.filter(isAdult);
  const children = travellers.filter((traveller) => !isAdult(traveller));
  const unnamed = { name: '', age: null, document: null };
  const wanted = guests - ages.length;
  return [...Array.from({ length: wanted }, (_, index) => adults[index] ?? unnamed), ...children];
}

/** Builds the rows of the travellers for a party. Names that are known stay. */
export function rowsOf(booking: Booking, party: Party, draft: Draft): TravellersForm['travellers'] {
  const travellers = arranged(booking.travellers, party);
  return formOf({ ...booking, party, travellers }, draft, null).travellers;
}

/** Returns the problems of the rows, by field. */
export function problemsOf(
  rows: TravellersForm['travellers'],
  { required_document: required }: Booking,
): FieldProblems {
  const problems: Record<string, string> = {};
  rows.forEach(({ name, age, document }, index) => {
    if (!name.trim()) problems[`travellers.${index}.name`] = 'Enter this traveller’s name.';
    if (required && age === null && !document.trim())
      problems[`travellers.${index}.document`] = `Enter the number of the ${required}.`;
  });
  return problems;
}

/** Converts the rows to the request body. */
export const namedTravellers = (travellers: TravellersForm['travellers']): Traveller[] =>
  travellersOf({ travellers });
