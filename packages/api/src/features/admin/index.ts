export { makeFirstAdmin } from './make-first-admin';
export { adminRoutes } from './routes';
export { createVerifiedUser } from './users';
export { discounts } from './tables';
