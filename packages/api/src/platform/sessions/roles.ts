/** The roles of the back office; `traveller` is everybody else. */
export const roles = [
  { primaryKey: 1, name: 'traveller' },
  { primaryKey: 2, name: 'content' },
  { primaryKey: 3, name: 'sales' },
  { primaryKey: 4, name: 'finance' },
  { primaryKey: 5, name: 'admin' },
] as const;

export type RoleName = (typeof roles)[number]['name'];

/** Everybody who registers gets this role; others are given in the back office only. */
export const travellerRole = 1;

/** May do everything. */
export const adminRole = 5;
