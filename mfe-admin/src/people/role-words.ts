import { Role } from '@kaadu/contracts/admin';
import type * as z from 'zod/mini';

export type RoleName = z.infer<typeof Role>;

/** Label and permissions of every role. */
export const roleLabels: Readonly<Record<RoleName, { readonly name: string; readonly may: string }>> = {
  traveller: { name: 'Traveller', may: 'has no access to the back office' },
  content: { name: 'Content', may: 'writes stories, guides, places, activities and experiences' },
  sales: { name: 'Sales', may: 'answers chats, requests payments and creates discounts' },
  finance: { name: 'Finance', may: 'refunds and settles payments' },
  operator: { name: 'Operator', may: 'runs trips: calendar, vouchers and no-shows' },
  admin: { name: 'Admin', may: 'may do everything' },
};

export const roleNames = Role.options;
