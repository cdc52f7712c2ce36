import { site } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { hostNoteFacts } from '@kaadu/contracts/host-notes';
import { leadTraveller } from '@kaadu/contracts/party';
import { brandColors } from './brand-colors';
import { instantText, mapUrl, partyText, policyTexts, tripTimes } from '../trips/trip-text';
import { drawContacts, drawFacts, drawHeading, drawList, drawMast } from './typesetting/layout';
import { area, Sheet } from './typesetting/sheet';

export type Voucher = NonNullable<Booking['voucher']>;

/** Side of the printed QR symbol in points: 5 cm, readable at arm's length. */
const qrSide = 142;
const factsWidth = area.width - qrSide - 24;

/** Renders the printable voucher: the booking, its code, directions and what to bring. */
export async function voucherPdf(booking: Booking, voucher: Voucher): Promise<Buffer> {
  const { experience, reference } = booking;
  const sheet = await Sheet.begin({
    title: `Voucher ${reference}: ${experience.title}`,
    subject: `Booking ${reference}`,
    createdAt: booking.created_at,
    characters: JSON.stringify([booking, site]),
  });
  drawMast(sheet, 'Voucher');
  sheet.text('H1', experience.title, { size: 24, weight: 'bold', color: brandColors.forest }, 2);
  sheet.text('P', experience.location, { size: 12, color: brandColors.inkSoft }, 14);
  const top = sheet.y;
  drawQr(sheet, voucher);
  sheet.y = top;
  drawFacts(sheet, facts(booking, voucher), factsWidth);
  sheet.y = Math.max(sheet.y, top + qrSide + 40);
  drawDay(sheet, booking);
  drawPolicy(sheet, booking);
  drawContacts(sheet);
  return sheet.finish();
}

type Fact = readonly [name: string, value: string];

function facts(booking: Booking, { valid_from, valid_until }: Voucher): Fact[] {
  const { reference, experience, option, party, travellers, contact } = booking;
  const lead = leadTraveller(travellers)?.name ?? contact?.name;
  return [
    ['Reference', reference],
    ...(lead ? [['Lead traveller', lead] as Fact] : []),
    ['Guests', partyText(party)],
    ['Option', [option.name, option.meal_plan].filter(Boolean).join(', ')],
    ...tripTimes(booking),
    ...(experience.host_phone ? [['Property phone', experience.host_phone] as Fact] : []),
    ...hostNoteFacts(booking),
    ['Accepted', `${instantText(valid_from)} to ${instantText(valid_until)}`],
  ];
}

function drawQr(sheet: Sheet, { code, qr }: Voucher): void {
  const left = area.left + area.width - qrSide;
  const top = sheet.y;
  sheet.figure(`QR symbol of the voucher code ${code}`, (doc) => {
    doc.save().rect(left, top, qrSide, qrSide).fill('#ffffff');
    doc
      .translate(left, top)
      .scale(qrSide / qr.size)
      .path(qr.path)
      .fill(brandColors.ink);
    doc.restore();
  });
  sheet.y = top + qrSide + 4;
  sheet.drawText('P', code, {
    left: left - 20,
    width: qrSide + 20,
    align: 'right',
    weight: 'bold',
    size: 11,
  });
}

function drawDay(sheet: Sheet, { experience, required_document, add_ons, available_add_ons }: Booking): void {
  const { meeting_point, coordinates, what_to_bring } = experience;
  drawHeading(sheet, 'On the day');
  sheet.text('P', meeting_point, { weight: 'bold' });
  const map = mapUrl(coordinates);
  sheet.text(
    'P',
    `${coordinates.latitude}, ${coordinates.longitude}: open on a map`,
    { color: brandColors.river, link: map },
    6,
  );
  if (required_document) sheet.text('P', `Every adult must bring the original of: ${required_document}.`);
  const extras = add_ons.map(({ add_on_pk, quantity }) => {
    const name = available_add_ons.find(({ primary_key }) => primary_key === add_on_pk)?.name;
    return `${name ?? 'Extra'} × ${quantity}`;
  });
  if (extras.length > 0) sheet.text('P', `Paid extras: ${extras.join(', ')}.`);
  if (what_to_bring.length === 0) return;
  drawHeading(sheet, 'What to bring');
  drawList(sheet, what_to_bring);
}

function drawPolicy(sheet: Sheet, booking: Booking): void {
  if (booking.policy.length === 0) return;
  drawHeading(sheet, 'If you cancel');
  drawList(sheet, policyTexts(booking));
}
