export { checkAvailability, getCalendar } from '@kaadu/contracts/availability';
export {
  cancelBooking,
  changeDates,
  createBooking,
  extendHold,
  getBooking,
  getCancelQuote,
  getDateChangeQuote,
  listBookings,
  listSavedTravellers,
  payBooking,
  releaseHold,
  reviewBooking,
  reviseBooking,
  saveTravellers,
} from '@kaadu/contracts/booking';
