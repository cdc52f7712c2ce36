import { isSupportedCountry, type Country } from 'react-phone-number-input/min';
import { defaultCountry } from './phone';

const patience = 3000;

/**
 * The visitor's country by IP (§7): the look-up answers `1;IN;IND;India`, and counts as failed unless its answer
 * begins with 1. A failure falls back to India.
 * @param url of the look-up; without one nobody is asked
 */
export async function lookUpCountry(url: string | undefined): Promise<Country> {
  if (!url) return defaultCountry;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    const answer = await response.text();
    const code = answer.split(';')[1]?.trim().toUpperCase() ?? '';
    return answer.startsWith('1') && isSupportedCountry(code) ? code : defaultCountry;
  } catch (error) {
    console.warn('The country could not be looked up', error);
    return defaultCountry;
  }
}
