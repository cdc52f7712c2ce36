/** Every role with its primary key; `traveller` has no access to the back office. */
export const allRoles = [
  { primaryKey: 1, name: 'traveller' },
  { primaryKey: 2, name: 'content' },
  { primaryKey: 3, name: 'sales' },
  { primaryKey: 4, name: 'finance' },
  { primaryKey: 5, name: 'admin' },
  { primaryKey: 6, name: 'operator' },
] as const;

export type RoleName = (typeof allRoles)[number]['name'];

/** The role of a new account; admins assign others in the back office. */
export const travellerRole = 1;

/** May do everything. */
export const adminRole = 5;
