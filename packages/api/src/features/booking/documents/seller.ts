import { site } from '@kaadu/contracts';

const { street, locality, region, postalCode } = site.address;

/** Who sells, as invoices name it. The GSTIN is a sample: a company puts its own here before it trades. */
export const seller = {
  name: `${site.name} (sample company)`,
  address: `${street}, ${locality}, ${region} ${postalCode}`,
  /** State code 29, a PAN that nobody has, check digit. */
  gstin: '29AAAAA0000A1ZY',
  state: region,
  signatory: `For ${site.name}`,
} as const;
