const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The date in India at an instant, ISO (booking §1: days are Asia/Kolkata). */
export function indiaDate(at: Date): string {
  return format.format(at);
}
