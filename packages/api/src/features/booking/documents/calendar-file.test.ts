import type { Booking } from '@kaadu/contracts/booking';
import { type CalendarResponse, sync, type VEvent } from 'node-ical';
import { calendarFile, calendarType } from './calendar-file';
import { stay, walk } from '../testing/test-data';

const origins = { siteUrl: 'https://kaadu.test', apiUrl: 'https://api.kaadu.test' };

const isEvent = (part: CalendarResponse[string]): part is VEvent => part?.type === 'VEVENT';

/** Parses a booking's file with an independent library and returns its one entry. */
function entryOf(booking: Booking): VEvent {
  const [event, ...others] = Object.values(sync.parseICS(calendarFile(booking, origins))).filter(isEvent);
  if (!event || others.length > 0) throw new Error('The file has one entry');
  return event;
}
/** Lines of a booking's file, unfolded. */
const linesOf = (booking: Booking) => calendarFile(booking, origins).replaceAll('\r\n ', '').split('\r\n');
const utc = (at: Date | undefined) => at?.toISOString();

describe('a calendar entry', () => {
  it('lasts from arrival to departure in Indian time for a stay with known times', () => {
    const event = entryOf(stay);
    expect([utc(event.start), utc(event.end)]).toEqual([
      '2026-03-20T07:30:00.000Z',
      '2026-03-22T05:30:00.000Z',
    ]);
    expect(event.start.tz).toBe('Asia/Kolkata');
  });

  it('covers whole days up to the day of departure for a stay without times', () => {
    const event = entryOf({ ...stay, experience: { ...stay.experience, check_in: null } });
    expect(event.datetype).toBe('date');
    const text = calendarFile({ ...stay, experience: { ...stay.experience, check_in: null } }, origins);
    expect(text).toContain('DTSTART;VALUE=DATE:20260320\r\nDTEND;VALUE=DATE:20260322\r\n');
  });

  it('begins at the slot of an activity, and covers the whole day without one', () => {
    expect(utc(entryOf(walk).start)).toBe('2026-03-20T01:00:00.000Z');
    expect(entryOf({ ...walk, slot: null }).datetype).toBe('date');
  });

  it('shows place, trip and contacts', () => {
    const event = entryOf({
      ...stay,
      experience: { ...stay.experience, meeting_point: 'ಕಬಿನಿ; gate 2,\nDTSTART:19700101' },
    });
    expect(event).toMatchObject({
      uid: 'kt-7qm4xd@kaadutrails.example',
      summary: 'Kabini River Lodge · Kaadu Trails',
      location: 'ಕಬಿನಿ; gate 2, DTSTART:19700101, Karapura, Kabini, Karnataka',
      status: 'CONFIRMED',
      url: 'https://kaadu.test/booking-confirmation-page?ref=KT-7QM4XD&key=k3y-of-the-stay_0123456789',
    });
    expect(event.geo).toEqual({ lat: 11.9716, lon: 76.3529 });
    expect(event.description).toContain('Booking KT-7QM4XD: River cottage, 2 adults, 1 child (8 years).');
    expect(utc(event.start)).toBe('2026-03-20T07:30:00.000Z');
  });

  it('replaces its predecessor: same UID, higher SEQUENCE', () => {
    const moved = { ...stay, from: '2026-04-03', to: '2026-04-05', sequence: 1 };
    const [first, second] = [entryOf(stay), entryOf({ ...moved, server_time: '2026-03-11T09:00:00.000Z' })];
    expect(second.uid).toBe(first.uid);
    expect([first.sequence, second.sequence].map(Number)).toEqual([0, 1]);
    expect(utc(second.dtstamp)).toBe('2026-03-11T09:00:00.000Z');
  });

  it('has the same SEQUENCE when it is downloaded again', () => {
    expect(Number(entryOf({ ...stay, server_time: '2026-03-19T09:00:00.000Z' }).sequence)).toBe(0);
  });

  it('names its organizer, and an attendee in a cancellation only', () => {
    const [published, cancelled] = [linesOf(stay), linesOf({ ...stay, status: 'CANCELLED', sequence: 1 })];
    const organizer = 'ORGANIZER;CN=Kaadu Trails:mailto:hello@kaadutrails.example';
    for (const lines of [published, cancelled]) expect(lines).toContain(organizer);
    expect(published.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(cancelled).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:kt-7qm4xd@kaadutrails.example',
        'SEQUENCE:1',
        'ATTENDEE;CN=Asha Rao:mailto:asha@example.com',
        'STATUS:CANCELLED',
      ]),
    );
  });

  it.each(['CANCELLED', 'REFUND_PENDING', 'REFUNDED', 'REJECTED'] as const)(
    'is removed when %s',
    (status) => {
      const text = calendarFile({ ...stay, status }, origins);
      expect(text).toContain('METHOD:CANCEL\r\n');
      expect(entryOf({ ...stay, status }).status).toBe('CANCELLED');
      expect(calendarType({ ...stay, status })).toBe('text/calendar; charset=utf-8; method=CANCEL');
    },
  );
});

it('lines end with CRLF, are at most 75 octets long, and the same booking gives the same file', () => {
  const text = calendarFile(stay, origins);
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(calendarFile(stay, origins)).toBe(text);
});

it.each([
  ['line breaks', 'Gate 2\r\nATTENDEE:mailto:x@evil.example\nEND:VEVENT'],
  ['control characters', 'Gate\u0000 2\u0007\u000b\u001b[31m'],
  ['separators of lines and halves of characters', 'Gate\u2028 2\u2029\u0085\ud83d'],
  ['quotes and separators of parameters', 'Gate "2"; a, b: c ^n \\\\n'],
  ['long text in other scripts', 'ಕಬಿನಿ ನದಿ ಲಾಡ್ಜ್ 🐘🐘🐘 '.repeat(30)],
])('%s in a text neither break a line nor add one', (_case, text) => {
  const booking: Booking = {
    ...stay,
    status: 'CANCELLED',
    experience: { ...stay.experience, title: text, meeting_point: text, location: text },
    option: { ...stay.option, name: text },
    contact: { name: text, email: `asha@example.com\r\nX-Evil: 1`, phone: '+919845012345' },
  };
  const file = calendarFile(booking, origins);
  const names = (lines: readonly string[]) => lines.map((line) => /^[A-Z-]+/.exec(line)?.[0] ?? line);
  expect(names(linesOf(booking))).toEqual(names(linesOf({ ...stay, status: 'CANCELLED' })));
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(Buffer.from(file).toString()).toBe(file);
  expect(entryOf(booking).uid).toBe('kt-7qm4xd@kaadutrails.example');
});
