export { Alternatives } from './Alternatives/Alternatives';
export { CalendarLink } from './CalendarLink/CalendarLink';
export { DateFields } from './DateFields/DateFields';
export { default as insetField } from './InsetField.module.css';
export { PartyField } from './PartyField/PartyField';
export { SlotField } from './SlotField/SlotField';
export {
  readAvailabilityQuery,
  availabilityHref,
  type AvailabilityQuery,
  mostNights,
  showsSameMonth,
} from './availability-query';
export {
  partyOf,
  type PartyChoice,
  partyChoiceOf,
  partyText,
  isTooLarge,
  guestsOf,
  readParty,
} from './party';
export { statusText } from './status-text';
export { dateProblem, hasDates, type TripDates, whenText, count, readDates, withFrom } from './trip';
export { tripQuery, anyTrip, tripParams, type TripWish, readTripWish } from './trip-address';
export { useAvailability } from './use-availability';
