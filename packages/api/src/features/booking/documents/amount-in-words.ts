import { ToWords } from 'to-words/en-IN';

const converter = new ToWords();

/**
 * Formats paise as English text in Indian numbering: 1455350 is Fourteen Thousand Five Hundred Fifty Three Rupees And
 * Fifty Paise Only.
 */
export function amountInWords(paise: number): string {
  return converter.convert(paise / 100, { currency: true });
}
