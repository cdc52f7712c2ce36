import type { Booking } from './booking-data';

/** Returns the notes to the host as names and values; empty without notes. */
export function hostNoteFacts({
  host_notes: notes,
}: Pick<Booking, 'host_notes'>): (readonly [name: string, text: string])[] {
  const facts = [
    ['Arrival', notes?.arrival_time && `about ${notes.arrival_time}`],
    ['Dietary needs', notes?.dietary_needs],
    ['Note to the host', notes?.note],
  ] as const;
  return facts.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
}
