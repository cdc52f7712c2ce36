/** A valid GSTIN, or the correction that it needs. */
export type GstinReading =
  { readonly gstin: string; readonly stateCode: string } | { readonly gstin: null; readonly problem: string };

/** State code, PAN, number of the registration, Z, check digit. */
const pattern = /^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the check digit of the first fourteen characters: base 36, weights 1 and 2 in turn. */
function checkDigitOf(text: string): string {
  const sum = [...text].reduce((all, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] ?? '';
}

/** Reads a GST identification number as typed or pasted: blanks, hyphens and small letters are allowed. */
export function readGstin(text: string): GstinReading {
  const gstin = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (gstin.length !== 15) {
    return { gstin: null, problem: 'A GSTIN has 15 characters, such as 29ABCDE1234F1ZW.' };
  }
  if (!pattern.test(gstin)) {
    return { gstin: null, problem: 'Check the GSTIN: state code, PAN, then three more characters.' };
  }
  if (checkDigitOf(gstin.slice(0, 14)) !== gstin[14]) {
    return {
      gstin: null,
      problem: 'Check the GSTIN for a typing mistake: its last character does not fit the rest.',
    };
  }
  return { gstin, stateCode: gstin.slice(0, 2) };
}
