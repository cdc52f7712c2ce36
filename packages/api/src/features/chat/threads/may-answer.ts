import type { User } from '../../../platform/sessions/users-repository';

/** Roles whose accounts answer visitors. */
export const advisorRoles: readonly User['role'][] = ['sales', 'admin'];

/** Whether an account answers visitors. */
export const mayAnswer = ({ role }: User): boolean => advisorRoles.includes(role);
