export { normaliseEmail, normalisePhone } from './contact';
export { addContact, findOwner, listContacts } from './contacts-repository';
export { issueChallenge } from './issue-challenge';
export { sweepChallenges } from './otp-challenges-repository';
export { accountRoutes } from './routes';
export { sweepTickets } from './signup-tickets-repository';
