import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { wrapConditionalText } from './translated-text';

const root = mkdtempSync(join(tmpdir(), 'kaadu-translated-'));
const file = join(root, 'Part.tsx');
const before = `
declare namespace JSX { interface Element { key: string } interface IntrinsicElements { [name: string]: object } }
declare function Fragment(props: { children?: unknown }): JSX.Element;
declare const is: boolean, text: string, count: number, children: string | number | bigint | boolean | null | undefined | object;
`;
writeFileSync(file, before);
const compilerOptions = { jsx: 'preserve', strict: true, types: [] };
writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['Part.tsx'] }));
afterAll(() => rmSync(root, { recursive: true }));

const linter = new ESLint({
  cwd: root,
  fix: true,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { projectService: true, tsconfigRootDir: root },
      },
      plugins: { translation: { rules: { 'wrap-conditional-text': wrapConditionalText } } },
      rules: { 'translation/wrap-conditional-text': 'error' },
    },
  ],
});

/** Returns the rule's fix of a piece of JSX, and the errors that remain. */
async function lint(jsx: string) {
  const [result] = await linter.lintText(`${before}export const part = ${jsx};`, { filePath: file });
  const fixed = result?.output?.slice(before.length + 'export const part = '.length, -1) ?? jsx;
  return { fixed, refused: result?.messages.map(({ messageId, message }) => messageId ?? message) };
}

describe('the rule for conditional text', () => {
  test.each([
    ['text after text', `<p>Resend{is && ' in 5 s'}</p>`, `<p>Resend{is && <span>{' in 5 s'}</span>}</p>`],
    ['text before text', `<p>{is && 'Not '}saved</p>`, `<p><span>{is && 'Not '}</span>saved</p>`],
    ['one of two texts', `<p>{count} {is ? 'a' : 'b'}</p>`, `<p>{count} <span>{is ? 'a' : 'b'}</span></p>`],
    [
      'text next to an element',
      `<p><b>Now</b>{is && text}</p>`,
      `<p><b>Now</b>{is && <span>{text}</span>}</p>`,
    ],
    ['a number', `<>{count || text} left</>`, `<><span>{count || text}</span> left</>`],
    [
      'text in a fragment',
      `<p><b>Now</b>{is && <>or never</>}</p>`,
      `<p><b>Now</b>{is && <span>{<>or never</>}</span>}</p>`,
    ],
  ])('wraps %s', async (_case, jsx, expected) => {
    expect(await lint(jsx)).toEqual({ fixed: expected, refused: [] });
  });

  test('refuses text without an element in a list', async () => {
    const jsx = `<Fragment key="1">{text}</Fragment>`;
    expect(await lint(jsx)).toEqual({ fixed: jsx, refused: ['wrapText'] });
  });

  test.each([
    ['text', `<p>{is && <b>New</b>}saved</p>`],
    ['an expression that is text', `<p>{is && <b>New</b>}{text}</p>`],
  ])('refuses a conditional element before %s', async (_case, jsx) => {
    expect(await lint(jsx)).toEqual({ fixed: jsx, refused: ['wrapSibling'] });
  });

  test.each([
    ['the only child', `<p>{is ? 'a' : 'b'}</p>`],
    ['an element after text', `<p>saved{is && <b>New</b>}</p>`],
    ['an element before an element', `<p>{is && <b>New</b>}<i>saved</i></p>`],
    ['an element before a space', `<p>{is && <b>New</b>}{' '}<i>saved</i></p>`],
    ['nodes of any kind', `<p>{is && <b>New</b>}{children}</p>`],
    ['what is in elements already', `<p>Resend {is && <span>{text}</span>}</p>`],
  ])('accepts %s', async (_case, jsx) => {
    expect(await lint(jsx)).toEqual({ fixed: jsx, refused: [] });
  });
});
