/** Every role with its key in the database; `traveller` is everybody without one in the back office. */
export const allRoles = [
  { primaryKey: 1, name: 'traveller' },
  { primaryKey: 2, name: 'content' },
  { primaryKey: 3, name: 'sales' },
  { primaryKey: 4, name: 'finance' },
  { primaryKey: 5, name: 'admin' },
] as const;

export type RoleName = (typeof allRoles)[number]['name'];

/** Everybody who registers gets this role; others are given in the back office only. */
export const travellerRole = 1;

/** May do everything. */
export const adminRole = 5;
