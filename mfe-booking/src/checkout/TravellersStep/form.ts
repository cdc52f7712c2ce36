import type { SessionUser } from '@kaadu/contracts';
import type { Booking, Contact, Traveller } from '@kaadu/contracts/booking';
import { readEmail } from '@kaadu/contracts/email';
import { travellerProblems } from '@kaadu/contracts/party';
import type { CheckedPhone } from '@kaadu/ui/phone';
import type { Draft } from './draft';

/** Values of the travellers form: the unsaved input, else the server's data, else the visitor's profile. */
export interface TravellersForm {
  readonly contact: Contact;
  readonly travellers: readonly {
    readonly name: string;
    readonly document: string;
    readonly age: number | null;
  }[];
}

/** Messages by field: `contact.email`, `travellers.0.name`. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Builds the form. The contact person is the first traveller unless another one is entered. */
export function formOf(booking: Booking, draft: Draft, user: SessionUser | null): TravellersForm {
  const saved = booking.contact;
  const contact = {
    name: draft.name ?? saved?.name ?? [user?.first_name, user?.last_name].filter(Boolean).join(' '),
    email: draft.email ?? saved?.email ?? user?.email ?? '',
    phone: draft.phone ?? saved?.phone ?? user?.phone ?? '',
  };
  const { guests, ages } = booking.party;
  const travellers = Array.from({ length: guests }, (_, index) => {
    const typed = draft.travellers[index];
    const before = booking.travellers[index];
    const adults = guests - ages.length;
    return {
      name: typed?.name ?? before?.name ?? (index === 0 ? contact.name : ''),
      document: typed?.document ?? before?.document ?? '',
      age: index < adults ? null : (ages[index - adults] ?? null),
    };
  });
  return { contact, travellers };
}

/** Converts the form to the request body. */
export function travellersOf({ travellers }: TravellersForm): Traveller[] {
  return travellers.map(({ name, document, age }) => ({
    name: name.trim(),
    age,
    document: age === null && document.trim() ? document.trim() : null,
  }));
}

/** Returns the problems of travellers named earlier, after the party or the operator's requirements have changed. */
export function namedProblems(booking: Booking): FieldProblems {
  if (booking.travellers.length === 0) return {};
  return Object.fromEntries(travellerProblems(booking).map(({ field, message }) => [field, message]));
}

/**
 * Validates the form.
 * @param phone the contact's number, as `readPhone` reads it
 * @returns messages for the visitor, by field
 */
export function checkForm(
  form: TravellersForm,
  phone: CheckedPhone,
  requiredDocument: string | null,
): FieldProblems {
  const { name, email } = form.contact;
  const problems: Record<string, string> = {};
  if (!name.trim()) problems['contact.name'] = 'Enter your name.';
  const emailReading = readEmail(email);
  if (emailReading.email === null) problems['contact.email'] = emailReading.problem;
  if (phone.phone === null) problems['contact.phone'] = phone.problem;
  form.travellers.forEach((traveller, index) => {
    if (!traveller.name.trim()) problems[`travellers.${index}.name`] = 'Enter this traveller’s name.';
    if (requiredDocument && traveller.age === null && !traveller.document.trim())
      problems[`travellers.${index}.document`] = `Enter the number of the ${requiredDocument}.`;
  });
  return problems;
}
