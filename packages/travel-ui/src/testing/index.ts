export { aConfirmedBooking, aBooking } from './booking';
export { aChatState, aMessage, aPayment, aProposal } from './chat';
export { mockChatSocket } from './mock-chat-socket';
export { aQuote, anAvailability, anOptionAnswer } from './quote';
export { anExperience, anOption, aReview } from './trip';
