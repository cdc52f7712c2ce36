/**
 * Formats an instant, for example "23 November, 10:15".
 * @param timeZone IANA name; defaults to the machine's, which in a browser is the visitor's
 */
export function formatTime(milliseconds: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return format.format(milliseconds).replace(' at ', ', ');
}
