/** All roles with their primary keys; `traveller` has no access to the admin pages. */
export const allRoles = [
  { primaryKey: 1, name: 'traveller' },
  { primaryKey: 2, name: 'content' },
  { primaryKey: 3, name: 'sales' },
  { primaryKey: 4, name: 'finance' },
  { primaryKey: 5, name: 'admin' },
  { primaryKey: 6, name: 'operator' },
] as const;

export type RoleName = (typeof allRoles)[number]['name'];

/** Role of a new account; admins assign others. */
export const travellerRole = 1;

/** Role that may do everything. */
export const adminRole = 5;
