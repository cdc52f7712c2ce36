import { DocumentFonts, graphemesOf } from './fonts';
import { layoutLines } from './text-lines';

/** Lays out a text in columns of one grapheme each. */
async function lines(text: string, columns: number): Promise<string[][]> {
  const fonts = await DocumentFonts.forText(text);
  return layoutLines(text, fonts, columns, (run) => graphemesOf(run.text).length).map(({ runs }) =>
    runs.map((run) => run.text),
  );
}

describe('text layout', () => {
  it('breaks lines after spaces, which it drops at the end', async () => {
    expect(await lines('one two  three', 9)).toEqual([['one two'], ['three']]);
  });

  it('keeps punctuation with its word', async () => {
    expect(await lines('aaa bbb, ccc', 7)).toEqual([['aaa'], ['bbb,'], ['ccc']]);
  });

  it('breaks a word that is wider than the line', async () => {
    expect(await lines('abcdefg', 3)).toEqual([['abc'], ['def'], ['g']]);
  });

  it('breaks between words of scripts without spaces', async () => {
    expect(await lines('王小明王小明', 4)).not.toEqual([['王小明王小明']]);
  });

  it('splits runs by font, within a word too', async () => {
    expect(await lines('Priya(ಪ್ರಿಯಾ)', 40)).toEqual([['Priya(', 'ಪ್ರಿಯಾ', ')']]);
  });

  it('orders Arabic words from right to left within a line from left to right', async () => {
    expect(await lines('Asha محمد علي Rao', 40)).toEqual([['Asha ', 'علي', ' ', 'محمد', ' Rao']]);
  });

  it('mirrors brackets and keeps numbers readable within Arabic', async () => {
    expect(await lines('محمد (12)', 40)).toEqual([['(', '12', ') ', 'محمد']]);
  });

  it('has one empty line for no text', async () => {
    expect(await lines('', 10)).toEqual([[]]);
  });
});
