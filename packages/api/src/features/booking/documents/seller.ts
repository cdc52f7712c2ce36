import { site } from '@kaadu/contracts';

const { street, locality, region, postalCode } = site.address;

/** Seller on invoices. The GSTIN is a sample: a company replaces it before it trades. */
export const seller = {
  name: `${site.name} (sample company)`,
  address: `${street}, ${locality}, ${region} ${postalCode}`,
  /** State code 29, an unassigned PAN, check digit. */
  gstin: '29AAAAA0000A1ZY',
  state: region,
  signatory: `For ${site.name}`,
} as const;
