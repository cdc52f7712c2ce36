import type { Booking, Traveller } from './booking-data';

/** Age from which a guest counts, and pays, as an adult. */
const adultAge = 18;

/** Maximum number of parts that a price can be split into. */
export const maxShares = 10;

/** Whether a traveller counts as an adult. */
export const isAdult = ({ age }: Pick<Traveller, 'age'>): boolean => age === null || age >= adultAge;

/** Problem of one field of a call that names travellers: `travellers`, `travellers.0.document`. */
export interface TravellerProblem {
  readonly field: string;
  readonly message: string;
}

/** Booking data that the travellers have to match: the priced party and the operator's requirements. */
type NamedParty = Pick<Booking, 'party' | 'required_document' | 'travellers'>;

function ageProblems({ party, travellers }: NamedParty): TravellerProblem[] {
  const message = 'The ages of the children do not match the price. Please change the guests first.';
  const left = [...party.ages];
  const unpaid = travellers.flatMap((traveller, index) => {
    if (isAdult(traveller) || traveller.age === null) return [];
    const at = left.indexOf(traveller.age);
    if (at < 0) return [{ field: `travellers.${index}.age`, message }];
    left.splice(at, 1);
    return [];
  });
  if (left.length > 0) return [{ field: 'travellers', message }, ...unpaid];
  return unpaid;
}

function documentProblems({ travellers, required_document: required }: NamedParty): TravellerProblem[] {
  if (required === null) return [];
  return travellers.flatMap((traveller, index) => {
    if (!isAdult(traveller) || traveller.document !== null) return [];
    const message = `The operator needs the number of the ${required} of ${traveller.name}.`;
    return [{ field: `travellers.${index}.document`, message }];
  });
}

/**
 * Lists problems with the travellers named for a booking. Their number and the children's ages must match the
 * price, and every document that the operator requires must be given. Empty when they are complete.
 */
export function travellerProblems(named: NamedParty): TravellerProblem[] {
  const { party, travellers } = named;
  if (travellers.length !== party.guests) {
    const message = `Please name every traveller: ${party.guests}, not ${travellers.length}.`;
    return [{ field: 'travellers', message }];
  }
  return [...ageProblems(named), ...documentProblems(named)];
}

/** The adult in whose name the booking is made: the first among the travellers. */
export const leadTraveller = (travellers: readonly Traveller[]): Traveller | undefined =>
  travellers.find(isAdult) ?? travellers[0];
