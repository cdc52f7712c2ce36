export { discountKind } from './discount-kind';
export { iconKind } from './icon-kind';
export { makeFirstAdmin } from './make-first-admin';
export { adminRoutes } from './routes';
export { createVerifiedUser } from './users';
export { discounts } from './tables';
