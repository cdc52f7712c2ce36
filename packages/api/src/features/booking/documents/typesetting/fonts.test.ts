import { create } from 'fontkit';
import { DocumentFonts, graphemesOf } from './fonts';

/** Returns the graphemes that are printed differently: replaced, or missing in one of the weights. */
async function changed(text: string): Promise<string[]> {
  const fonts = await DocumentFonts.forText(text);
  const printed = fonts.printable(text);
  const boxes = graphemesOf(printed).filter((grapheme) => {
    const face = fonts.faceOf(grapheme);
    return !face || [face.files.regular, face.files.bold].some((file) => !covers(file, grapheme));
  });
  return printed === text.normalize('NFC') ? boxes : [...boxes, printed];
}

function covers(file: Buffer, grapheme: string): boolean {
  const font = create(file);
  if (!('layout' in font)) throw new Error('A font file holds one font');
  return font.layout(grapheme).glyphs.every(({ id }) => id > 0);
}

const latin = Array.from({ length: 0x17f - 0xa0 }, (_, n) => String.fromCodePoint(0xa0 + n))
  .filter((character) => character !== '\u00ad' && character !== 'ŉ')
  .join('');

it.each([
  ['ASCII', Array.from({ length: 95 }, (_, n) => String.fromCodePoint(32 + n)).join('')],
  ['letters of Europe', latin],
  ['what documents print', '₹1,23,456.50 – “quoted” … × − → • ·'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ್ ಕೃಷ್ಣಮೂರ್ತಿ, ಬೆಂಗಳೂರು (೧೨)'],
  ['Hindi', 'श्रीमती लक्ष्मी, राष्ट्र'],
  ['Tamil', 'ஸ்ரீனிவாசன், மீனாட்சி'],
  ['Telugu', 'శ్రీనివాస్ లక్ష్మి'],
  ['Malayalam', 'കൃഷ്ണൻ ലക്ഷ്മി'],
  ['Bengali and Assamese', 'প্রিয়াঙ্কা চট্টোপাধ্যায়, ৰাধা'],
  ['Gujarati', 'પ્રિયા પટેલ'],
  ['Punjabi', 'ਪ੍ਰੀਤਮ ਸਿੰਘ'],
  ['Odia', 'ଓଡ଼ିଆ ପ୍ରିୟା'],
  ['Manipuri and Santali', 'ꯃꯤꯇꯩ ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Sinhala', 'ශ්‍රී ලංකා'],
  ['Arabic and Urdu', 'محمد عبد الله، ٹیپو ۱۲'],
  ['Hebrew', 'שלום'],
  ['Chinese, simplified and traditional', '王小明 張偉龍'],
  ['Japanese and Korean', 'さくら サクラ 김민수'],
  ['Thai, Lao, Khmer and Burmese', 'สมชาย ລາວ ប្រិយា မြန်မာ'],
  ['Georgian, Armenian and Amharic', 'ნინო Արամ አበበ'],
  ['Vietnamese, Russian and Greek', 'Đặng Văn Lâm, Иван, Ἀθήνα'],
  ['scripts within one word', 'Priya(ಪ್ರಿಯಾ)আশাआशाأمل'],
  ['emoji', '😀'],
])('%s: every character is printed as it was written', async (_name, text) => {
  expect(await changed(text)).toEqual([]);
});

it.each([
  ['a script without a font', 'ᏣᎳᎩ', 'TsaLaGi'],
  ['invisible characters', 'A\u202Esha\u2060', 'Asha'],
  ['a half of a surrogate pair', 'A\uD83D', 'A?'],
  ['control characters', 'A\u0000\nB', 'A B'],
  ['a character that is not assigned', 'A\u{10FFFF}', 'A?'],
])('%s is replaced', async (_name, text, printed) => {
  expect((await DocumentFonts.forText(text)).printable(text)).toBe(printed);
});
