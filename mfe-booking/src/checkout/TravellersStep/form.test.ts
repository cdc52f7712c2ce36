import { aBooking, aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { readPhone } from '@kaadu/contracts/phone';
import {
  checkExtras,
  checkForm as check,
  extrasOf,
  formOf,
  gstBuyerOf,
  hostNotesOf,
  travellersOf,
  type TravellersForm,
} from './form';

const user = { email: 'asha@example.com', phone: '9845061100', first_name: 'Asha', last_name: 'Rao' };
const nothing = { travellers: [] };
const checkForm = (form: TravellersForm, requiredDocument: string | null) =>
  check(form, readPhone(form.contact.phone), requiredDocument);
const complete = formOf(aConfirmedBooking(), nothing, null);

test('unsaved input takes precedence over saved travellers, and those over the visitor’s profile', () => {
  expect(formOf(aBooking(), nothing, user).contact).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9845061100',
  });
  const other = { ...user, email: 'other@example.com' };
  expect(formOf(aConfirmedBooking(), nothing, other).contact.email).toBe('asha@example.com');
  expect(formOf(aConfirmedBooking(), { email: '', travellers: [] }, other).contact.email).toBe('');
});

test('children come last, with the ages that they were booked with', () => {
  const party = { guests: 4, ages: [8, 0] };
  expect(formOf(aBooking({ party }), { name: 'Asha', travellers: [] }, null).travellers).toEqual([
    { name: 'Asha', document: '', age: null },
    { name: '', document: '', age: null },
    { name: '', document: '', age: 8 },
    { name: '', document: '', age: 0 },
  ]);
});

test('names are sent without blanks around them, and documents of adults only', () => {
  const travellers = [
    { name: ' Asha Rao ', document: ' P123 ', age: null },
    { name: 'Ravi Rao', document: ' ', age: null },
    { name: 'Mini Rao', document: 'P456', age: 8 },
  ];
  expect(travellersOf({ ...complete, travellers })).toEqual([
    { name: 'Asha Rao', age: null, document: 'P123' },
    { name: 'Ravi Rao', age: null, document: null },
    { name: 'Mini Rao', age: 8, document: null },
  ]);
});

test('a complete form has no problems', () => {
  expect(checkForm(complete, null)).toEqual({});
});

test('a missing document is required of adults only', () => {
  expect(checkForm(complete, 'passport')).toEqual({
    'travellers.0.document': 'Enter the number of this document.',
    'travellers.1.document': 'Enter the number of this document.',
  });
});

test.each([
  ['name', ' ', 'Enter your name.'],
  ['email', 'asha@example', 'Check the part after the @. It looks like example.com.'],
  ['email', 'asha rao@example.com', 'Remove the spaces from the e-mail address.'],
  ['email', 'asha@example.com.', 'Remove the full stop at the end.'],
  ['email', 'user@münchen.de', null],
  [
    'phone',
    '984506110',
    'Enter an Indian mobile number: ten digits that start with 6, 7, 8 or 9. Start a number of another country with + and its code.',
  ],
  ['phone', '+911234567890', 'Enter an Indian mobile number: ten digits that start with 6, 7, 8 or 9.'],
  ['phone', '+4407911123456', 'Leave out the 0 after the country code +44.'],
  ['phone', 'tel:+44-7911-123456', null],
  ['phone', '९८४५०६११००', null],
])('of the contact, the %s %j: %s', (field, text, problem) => {
  const contact = { ...complete.contact, [field]: text };
  expect(checkForm({ ...complete, contact }, null)).toEqual(problem ? { [`contact.${field}`]: problem } : {});
});

test('a traveller without a name is named by place', () => {
  const [first, ...others] = complete.travellers;
  const travellers = [...(first ? [first] : []), ...others.map((other) => ({ ...other, name: ' ' }))];
  expect(checkForm({ ...complete, travellers }, null)).toEqual({
    'travellers.1.name': 'Enter this traveller’s name.',
    'travellers.2.name': 'Enter this traveller’s name.',
  });
});

describe('notes to the host and a business', () => {
  const none = extrasOf(aBooking(), nothing);

  test('are left out while nothing is entered', () => {
    const blank = { ...none, note: ' ', gstin: ' ' };
    expect([hostNotesOf(blank), gstBuyerOf(blank), checkExtras(blank)]).toEqual([null, null, {}]);
  });

  test('are sent without blanks around them', () => {
    const extras = {
      ...none,
      arrival: '18:30',
      dietary: ' Jain ',
      gstin: ' 27AAPFU0939F1ZV ',
      legalName: ' Uma LLP ',
    };
    expect(hostNotesOf(extras)).toEqual({ note: null, arrival_time: '18:30', dietary_needs: 'Jain' });
    expect(gstBuyerOf(extras)).toEqual({ gstin: '27AAPFU0939F1ZV', legal_name: 'Uma LLP' });
    expect(checkExtras(extras)).toEqual({});
  });

  test('need both parts of a business, and a valid GSTIN', () => {
    expect(checkExtras({ ...none, legalName: 'Uma LLP' })).toEqual({
      'gst_buyer.gstin': 'A GSTIN has 15 characters, such as 29ABCDE1234F1ZW.',
    });
    expect(checkExtras({ ...none, gstin: '27AAPFU0939F1ZX' })).toEqual({
      'gst_buyer.gstin': 'Check the GSTIN for a typing mistake: its last character does not fit the rest.',
      'gst_buyer.legal_name': 'Enter the legal name of the business.',
    });
  });

  test('are those of the server unless others are typed', () => {
    const booking = aBooking({
      host_notes: { note: 'Late', arrival_time: null, dietary_needs: null },
      gst_buyer: { gstin: '27AAPFU0939F1ZV', legal_name: 'Uma LLP' },
    });
    expect(extrasOf(booking, { travellers: [], note: '' })).toMatchObject({ note: '', legalName: 'Uma LLP' });
  });
});
