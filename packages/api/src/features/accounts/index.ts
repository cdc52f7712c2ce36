export { requireEmail, requirePhone } from './contact';
export { addContact, findOwner, listContacts } from './contacts-repository';
export { issueChallenge } from './issue-challenge';
export { deleteExpiredChallenges } from './otp-challenges-repository';
export { accountRoutes } from './routes';
export { deleteExpiredTickets } from './signup-tickets-repository';
