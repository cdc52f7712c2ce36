export { deleteExpiredInvitations } from './invitations/invitations-repository';
export { peopleRoutes } from './routes';
