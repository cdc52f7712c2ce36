export { requireEmail, requirePhone } from './contacts/contact';
export { addContact, type Contact, findOwner, listContacts } from './contacts/contacts-repository';
export { checkCode } from './codes/check-code';
export { nameOf } from './codes/code-limits';
export { issueChallenge } from './codes/issue-challenge';
export { consumeChallenge, deleteExpiredChallenges } from './codes/otp-challenges-repository';
export { accountRoutes } from './routes';
export { deleteExpiredTickets } from './codes/signup-tickets-repository';
