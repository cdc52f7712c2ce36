import { randomInt } from 'node:crypto';

/** Alphabet without letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns random groups of four characters that can be read out on the phone: 7F3K-9Q2M. 20 bits a group. */
export function readableCode(groups: number): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, four).join('-');
}
