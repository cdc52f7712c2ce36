import * as z from 'zod/mini';
import { EmailAddress, PhoneText, line, prose } from '../fields/fields';
import { readGstin } from '../fields/gstin';
import { languages } from '../site/languages';

/* People of a booking and what they enter about themselves. */

/** Start of an activity; null for a stay. */
export const slot = z.nullable(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time (HH:MM)')),
);
/** Language of a booking's e-mails and of the links in them. */
export const BookingLanguage = z.enum(languages);

/** Contact person, who gets the e-mails and is called on the day of the trip. */
export const Contact = z.object({
  name: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string(),
});
export type Contact = z.infer<typeof Contact>;

/** Contact person as entered. */
export const ContactBody = z.object({ name: line(100), email: EmailAddress, phone: PhoneText });

/** Notes to the host for the trip. */
export const HostNotes = z.object({
  note: z.nullable(prose(500)),
  /** Expected time of arrival (HH:MM). */
  arrival_time: slot,
  dietary_needs: z.nullable(line(200)),
});
export type HostNotes = z.infer<typeof HostNotes>;

/** GSTIN as entered, read by `readGstin`; a refusal carries its hint. */
const Gstin = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform((text: string, { issues }) => {
    const reading = readGstin(text);
    if (reading.gstin !== null) return reading.gstin;
    issues.push({ code: 'custom', message: reading.problem, input: text });
    return z.NEVER;
  }),
);

/** Business that is invoiced, for its input tax credit. */
export const GstBuyer = z.object({ gstin: z.string(), legal_name: z.string() });
export type GstBuyer = z.infer<typeof GstBuyer>;

/** Business as entered. */
export const GstBuyerBody = z.object({ gstin: Gstin, legal_name: line(150) });

export const Traveller = z.object({
  name: line(100),
  /** Null for an adult. */
  age: z.nullable(z.int().check(z.gte(0), z.lte(120))),
  /** Number of the identity document, where the operator requires one. */
  document: z.nullable(line(40)),
});
export type Traveller = z.infer<typeof Traveller>;

/** Parts of a price that several people pay. */
export const SplitCount = z.object({ parts: z.int(), paid: z.int() });
export type SplitCount = z.infer<typeof SplitCount>;
