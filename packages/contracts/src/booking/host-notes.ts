import type { Booking } from './booking-data';

/** Names of the notes in a language. */
export interface HostNoteNames {
  readonly arrival: string;
  readonly about: (time: string) => string;
  readonly dietary: string;
  readonly note: string;
}

const english: HostNoteNames = {
  arrival: 'Arrival',
  about: (time) => `about ${time}`,
  dietary: 'Dietary needs',
  note: 'Note to the host',
};

/** Returns the notes to the host as names and values; empty without notes. */
export function hostNoteFacts(
  { host_notes: notes }: Pick<Booking, 'host_notes'>,
  names: HostNoteNames = english,
): (readonly [name: string, text: string])[] {
  const facts = [
    [names.arrival, notes?.arrival_time && names.about(notes.arrival_time)],
    [names.dietary, notes?.dietary_needs],
    [names.note, notes?.note],
  ] as const;
  return facts.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
}
