export { makeFirstAdmin } from './make-first-admin';
export { iconRoutes, salesRoutes } from './record-routes';
export { auditLogRoutes, userRoutes } from './user-routes';
export { writeVouchedUser } from './users';
