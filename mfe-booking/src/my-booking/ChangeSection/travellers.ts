import type { Booking, Party, Traveller } from '@kaadu/contracts/booking';
import { isAdult } from '@kaadu/contracts/party';
import type { Draft } from '../../checkout/TravellersStep/draft';
import { formOf, type TravellersForm, travellersOf } from '../../checkout/TravellersStep/form';

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

/** Converts the rows to the request body. */
export const namedTravellers = (travellers: TravellersForm['travellers']): Traveller[] =>
  travellersOf({ travellers });
