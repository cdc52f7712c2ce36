import * as z from 'zod/mini';
import { storePath } from '../fields/fields';
import { withoutControls } from '../fields/plain-text';

/*
 * Formatted text of a story (docs/decisions/099). Nothing but these members is stored, so there is no markup to
 * sanitise: pages build their elements from them.
 */

/** URLs that a link may have: the web, e-mail, phone, or a path of this site. */
const linkPattern = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\\<>"`\p{Cc}]*$/iu;

/** Whether a text can be the URL of a link. */
export const isLink = (url: string): boolean => url.length <= 2_000 && linkPattern.test(url);

/** Text with the same format throughout. */
const RunShape = {
  text: z.string(),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  /** URL, if the text is a link. */
  href: z.optional(z.string()),
};

/** Forms of a block. A list has an item in each line; a quote has a paragraph. */
export const BlockKind = z.enum(['paragraph', 'quote', 'bullets', 'numbers']);
export type BlockKind = z.infer<typeof BlockKind>;

/** A block as stored. */
export const RichBlock = z.object({
  kind: BlockKind,
  lines: z.array(z.array(z.object(RunShape))),
  /** Picture of a paragraph whose only line describes it. Pages that know no pictures show the description. */
  image: z.optional(z.object({ imagestorepath: z.string() })),
});
export type RichBlock = z.infer<typeof RichBlock>;
export type RichLine = RichBlock['lines'][number];
export type RichRun = RichLine[number];

/** Maximum length of a picture's description, in characters. */
export const longestDescription = 200;

/** Whether the picture of a block, if it has one, has a description. */
function isDescribed({ kind, lines, image }: RichBlock): boolean {
  if (!image) return true;
  const description = lines.map(lineText).join('\n').trim();
  return (
    kind === 'paragraph' &&
    lines.length === 1 &&
    /^.+$/.test(description) &&
    description.length <= longestDescription
  );
}

const WrittenRun = z.object({
  ...RunShape,
  text: z.string().check(z.overwrite(withoutControls), z.minLength(1), z.maxLength(5_000)),
  href: z.optional(
    z
      .string()
      .check(z.refine(isLink, 'Links must begin with https://, mailto:, tel: or a path of this site.')),
  ),
});

/** A block as written by editors. Members that are not listed are dropped. */
export const WrittenBlock = z
  .object({
    kind: BlockKind,
    lines: z
      .array(z.array(WrittenRun).check(z.minLength(1), z.maxLength(200)))
      .check(z.minLength(1), z.maxLength(100)),
    image: z.optional(z.object({ imagestorepath: storePath })),
  })
  .check(z.refine(isDescribed, `A picture needs a description of up to ${longestDescription} characters.`));

/** Returns the text of a line without its format. */
export const lineText = (line: RichLine): string => line.map(({ text }) => text).join('');

/** Returns the text of blocks without their format, a paragraph each. */
export const plainParagraphs = (blocks: readonly RichBlock[]): string[] =>
  blocks.map(({ lines }) => lines.map(lineText).join('\n').trim()).filter(Boolean);

/** Returns the paths of the pictures in blocks. */
export const picturesOf = (blocks: readonly RichBlock[]): string[] =>
  blocks.flatMap(({ image }) => (image ? [image.imagestorepath] : []));
