import { create } from 'fontkit';
import { fontFile, fontRuns } from './fonts';

/** The characters of a text for which the face that sets them has no glyph: they would be printed as boxes. */
function boxes(text: string): string[] {
  return fontRuns(text).flatMap((run) =>
    (['regular', 'bold'] as const).flatMap((weight) => {
      const font = create(fontFile(run.face, weight));
      if (!('hasGlyphForCodePoint' in font)) throw new Error('A font file holds one font');
      return [...run.text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    }),
  );
}

const latin = Array.from({ length: 0x17f - 0xa0 }, (_, n) => String.fromCodePoint(0xa0 + n))
  .filter((character) => character !== '\u00ad')
  .join('');

it.each([
  ['ASCII', Array.from({ length: 95 }, (_, n) => String.fromCodePoint(32 + n)).join('')],
  ['letters of Europe, each a word', [...latin].join(' ')],
  ['what documents print', '₹1,23,456.50 – “quoted” … × − → • ·'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ್ ಕೃಷ್ಣಮೂರ್ತಿ, ಬೆಂಗಳೂರು (೧೨)'],
  ['Hindi', 'श्रीमती लक्ष्मी, राष्ट्र'],
  ['Tamil', 'ஸ்ரீனிவாசன், மீனாட்சி'],
  ['Telugu', 'శ్రీనివాస్ లక్ష్మి'],
  ['Malayalam', 'കൃഷ്ണൻ ലക്ഷ്മി'],
  ['Vietnamese, Russian and Greek', 'Đặng Văn Lâm, Иван, Ἀθήνα'],
  ['scripts within one line', 'Asha ಆಶಾ आशा ஆஷா'],
])('%s: every character has a glyph', (_name, text) => {
  expect(boxes(text)).toEqual([]);
});

it('words stay whole and in order', () => {
  expect(fontRuns('Asha ಆಶಾ ರಾವ್ Rao')).toEqual([
    { face: 'Figtree', text: 'Asha ' },
    { face: 'Kannada', text: 'ಆಶಾ ರಾವ್ ' },
    { face: 'Figtree', text: 'Rao' },
  ]);
  expect(fontRuns('')).toEqual([{ face: 'Figtree', text: '' }]);
});
