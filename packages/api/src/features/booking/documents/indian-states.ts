/** GST codes of states and union territories (GSTIN, first two digits). */
const codes: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/** Formats the state of a GSTIN as printed on invoices; undefined for a code without a state. */
export function stateOfGstin(gstin: string): string | undefined {
  const code = gstin.slice(0, 2);
  const state = Object.entries(codes).find(([, own]) => own === code)?.[0];
  return state && `${state} (${code})`;
}

/** Formats a place of supply as printed on invoices: Kerala (32). @throws Error for an unknown state */
export function stateWithCode(state: string): string {
  const code = codes[state];
  if (!code) throw new Error(`No GST code for the state ${state}`);
  return `${state} (${code})`;
}
