import { site } from '@kaadu/contracts';
import { type Booking, bookingStatus } from '@kaadu/contracts/booking';
import { oneLine, withoutControls } from '@kaadu/contracts/plain-text';
import ICAL from 'ical.js';
import { bookingLinks, brandDomain, type DocumentOrigins, mapUrl, partyText } from '../trips/trip-text';

// The library does not count the leading space of a folded line, which RFC 5545 §3.1 includes in the 75 octets.
ICAL.foldLength = 74;

const zone = 'Asia/Kolkata';

/** India has one offset all year. */
const indianTime = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
TZNAME:IST
END:STANDARD
END:VTIMEZONE`;

/**
 * Returns the trip as an iCalendar object (RFC 5545). The UID derives from the reference and SEQUENCE counts changes,
 * so a later file replaces the entry. A stay with known arrival and departure times lasts between them; other stays
 * cover whole days up to the day of departure. An activity begins at its slot and has no end. A cancelled booking
 * yields METHOD:CANCEL, which removes the entry and names the attendee. A published entry has no attendees
 * (RFC 5546 §3.2.1, §3.2.5).
 */
export function calendarFile(booking: Booking, origins: DocumentOrigins): string {
  const cancelled = isCalledOff(booking);
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${site.name}//Bookings//EN`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', cancelled ? 'CANCEL' : 'PUBLISH');
  calendar.addSubcomponent(ICAL.Component.fromString(indianTime));
  calendar.addSubcomponent(eventOf(booking, cancelled, origins));
  return `${calendar.toString()}\r\n`;
}

/** Returns the MIME type of a calendar file with its method, as attachments require (RFC 5546). */
export function calendarType(booking: Booking): string {
  return `text/calendar; charset=utf-8; method=${isCalledOff(booking) ? 'CANCEL' : 'PUBLISH'}`;
}

const isCalledOff = ({ status }: Booking) => bookingStatus[status].page === 'failure';

function eventOf(booking: Booking, cancelled: boolean, origins: DocumentOrigins): ICAL.Component {
  const { experience, option, reference, server_time, sequence = 0 } = booking;
  const { booking: url } = bookingLinks(booking, origins);
  const { latitude, longitude } = experience.coordinates;
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${reference.toLowerCase()}@${brandDomain}`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(server_time), true));
  event.addPropertyWithValue('sequence', sequence);
  addPerson(event, 'organizer', { name: site.name, email: site.supportEmail });
  if (cancelled && booking.contact) addPerson(event, 'attendee', booking.contact);
  addTimes(event, booking);
  event.addPropertyWithValue('summary', oneLine(`${experience.title} · ${site.name}`));
  event.addPropertyWithValue('location', oneLine(`${experience.meeting_point}, ${experience.location}`));
  event.addPropertyWithValue('geo', [latitude, longitude]);
  event.addPropertyWithValue(
    'description',
    withoutControls(
      [
        `Booking ${reference}: ${option.name}, ${partyText(booking.party)}.`,
        `Voucher and changes: ${url}`,
        `Map: ${mapUrl(experience.coordinates)}`,
        `Help: ${site.supportPhone}`,
      ].join('\n'),
    ),
  );
  event.addPropertyWithValue('url', url);
  event.addPropertyWithValue('status', cancelled ? 'CANCELLED' : 'CONFIRMED');
  return event;
}

interface Person {
  readonly name: string;
  readonly email: string;
}

/** Adds a calendar user. Removes characters that would end a quoted parameter (RFC 5545 §3.2) or a URI. */
function addPerson(event: ICAL.Component, role: 'organizer' | 'attendee', { name, email }: Person): void {
  const address = encodeURI(oneLine(email).trim()).replaceAll(/[?#]/g, encodeURIComponent);
  const property = event.addPropertyWithValue(role, `mailto:${address}`);
  property.setParameter('cn', oneLine(name).trim().replaceAll('"', '’'));
}

function addTimes(event: ICAL.Component, { experience, from, to, slot }: Booking): void {
  const add = (name: 'dtstart' | 'dtend', date: string, time: string | null) => {
    const value = time ? ICAL.Time.fromDateTimeString(`${date}T${time}:00`) : ICAL.Time.fromDateString(date);
    const property = event.addPropertyWithValue(name, value);
    if (time) property.setParameter('tzid', zone);
  };
  if (to === null) return add('dtstart', from, slot);
  const timed = experience.check_in !== null && experience.check_out !== null;
  add('dtstart', from, timed ? experience.check_in : null);
  add('dtend', to, timed ? experience.check_out : null);
}
