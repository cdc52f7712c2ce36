import type { SessionUser } from '@kaadu/contracts';
import type { Booking, Contact, GstBuyer, HostNotes, Traveller } from '@kaadu/contracts/booking';
import { readEmail } from '@kaadu/contracts/email';
import { readGstin } from '@kaadu/contracts/gstin';
import { travellerProblems } from '@kaadu/contracts/party';
import type { CheckedPhone } from '@kaadu/ui/phone';
import type { Translation } from '@kaadu/federation/react';
import { checkoutMessages } from '../messages';
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

/** Notes to the host and the business to invoice, as entered. All are optional. */
export interface ExtrasForm {
  readonly note: string;
  readonly arrival: string;
  readonly dietary: string;
  readonly gstin: string;
  readonly legalName: string;
}

type FieldTexts = Translation<'enterDocument' | 'enterLegalName' | 'enterName' | 'enterTravellerName'>;
const english = checkoutMessages.in('en');

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
export function travellersOf({ travellers }: Pick<TravellersForm, 'travellers'>): Traveller[] {
  return travellers.map(({ name, document, age }) => ({
    name: name.trim(),
    age,
    document: age === null && document.trim() ? document.trim() : null,
  }));
}

/** Builds the form of the notes and the business: the unsaved input, else the server's data. */
export function extrasOf({ host_notes: notes, gst_buyer: buyer }: Booking, draft: Draft): ExtrasForm {
  return {
    note: draft.note ?? notes?.note ?? '',
    arrival: draft.arrival ?? notes?.arrival_time ?? '',
    dietary: draft.dietary ?? notes?.dietary_needs ?? '',
    gstin: draft.gstin ?? buyer?.gstin ?? '',
    legalName: draft.legalName ?? buyer?.legal_name ?? '',
  };
}

/** Converts the notes to the request body; null without notes. */
export function hostNotesOf({ note, arrival, dietary }: ExtrasForm): HostNotes | null {
  const notes = {
    note: note.trim() || null,
    arrival_time: arrival || null,
    dietary_needs: dietary.trim() || null,
  };
  return Object.values(notes).some((value) => value !== null) ? notes : null;
}

const isBusiness = ({ gstin, legalName }: ExtrasForm) => gstin.trim() !== '' || legalName.trim() !== '';

/** Converts the business to the request body; null for a private person. */
export function gstBuyerOf(extras: ExtrasForm): GstBuyer | null {
  if (!isBusiness(extras)) return null;
  return { gstin: extras.gstin.trim(), legal_name: extras.legalName.trim() };
}

/** Validates the business, if one is entered. */
export function checkExtras(extras: ExtrasForm, t: FieldTexts = english): FieldProblems {
  if (!isBusiness(extras)) return {};
  const reading = readGstin(extras.gstin);
  return {
    ...(reading.gstin === null && { 'gst_buyer.gstin': reading.problem }),
    ...(!extras.legalName.trim() && { 'gst_buyer.legal_name': t('enterLegalName') }),
  };
}

/** Returns the problems of travellers named earlier, after the party or the operator's requirements have changed. */
export function namedProblems(booking: Booking): FieldProblems {
  if (booking.travellers.length === 0) return {};
  return Object.fromEntries(travellerProblems(booking).map(({ field, message }) => [field, message]));
}

/**
 * Validates the form. Messages about e-mail addresses, phone numbers and GSTINs are the API's, in English.
 * @param phone the contact's number, as `readPhone` reads it
 * @returns messages for the visitor, by field
 */
export function checkForm(
  form: TravellersForm,
  phone: CheckedPhone,
  requiredDocument: string | null,
  t: FieldTexts = english,
): FieldProblems {
  const { name, email } = form.contact;
  const problems: Record<string, string> = {};
  if (!name.trim()) problems['contact.name'] = t('enterName');
  const emailReading = readEmail(email);
  if (emailReading.email === null) problems['contact.email'] = emailReading.problem;
  if (phone.phone === null) problems['contact.phone'] = phone.problem;
  return { ...problems, ...checkTravellers(form.travellers, requiredDocument, t) };
}

/** Validates the names and documents of travellers. */
export function checkTravellers(
  travellers: TravellersForm['travellers'],
  requiredDocument: string | null,
  t: FieldTexts = english,
): FieldProblems {
  const problems: Record<string, string> = {};
  travellers.forEach(({ name, age, document }, index) => {
    if (!name.trim()) problems[`travellers.${index}.name`] = t('enterTravellerName');
    if (requiredDocument && age === null && !document.trim())
      problems[`travellers.${index}.document`] = t('enterDocument');
  });
  return problems;
}
