export { requireEmail, requirePhone } from './contacts/contact';
export { addContact, findOwner, listContacts } from './contacts/contacts-repository';
export { issueChallenge } from './codes/issue-challenge';
export { deleteExpiredChallenges } from './codes/otp-challenges-repository';
export { accountRoutes } from './routes';
export { deleteExpiredTickets } from './codes/signup-tickets-repository';
