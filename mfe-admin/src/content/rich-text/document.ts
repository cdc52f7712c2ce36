import {
  type BlockKind,
  lineText,
  plainParagraphs,
  type RichBlock,
  type RichLine,
  type RichRun,
} from '@kaadu/contracts/rich-text';
import type { StorySection } from '@kaadu/contracts/stories';
import type { JSONContent } from '@tiptap/core';

/* Converts sections to a document of the editor and back. Sections without format stay as they are stored. */

const listNodes = { bullets: 'bulletList', numbers: 'orderedList' } as const;
const kinds: Readonly<Record<string, BlockKind>> = {
  paragraph: 'paragraph',
  blockquote: 'quote',
  bulletList: 'bullets',
  orderedList: 'numbers',
};

function textNode({ text, bold, italic, href }: RichRun): JSONContent {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ];
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
}

const paragraphNode = (lines: readonly RichLine[]): JSONContent => ({
  type: 'paragraph',
  content: lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...line.filter(({ text }) => text !== '').map(textNode),
  ]),
});

function nodeOf({ kind, lines, image }: RichBlock): JSONContent {
  if (image) {
    const description = lines.map(lineText).join(' ');
    return { type: 'picture', attrs: { path: image.imagestorepath, description } };
  }
  if (kind === 'paragraph') return paragraphNode(lines);
  if (kind === 'quote') return { type: 'blockquote', content: lines.map((line) => paragraphNode([line])) };
  return {
    type: listNodes[kind],
    content: lines.map((line) => ({ type: 'listItem', content: [paragraphNode([line])] })),
  };
}

const plainBlock = (paragraph: string): RichBlock => ({
  kind: 'paragraph',
  lines: paragraph.split('\n').map((text) => [{ text }]),
});

/** Converts sections to a document. */
export function documentOf(sections: readonly StorySection[]): JSONContent {
  const content = sections.flatMap(({ heading, paragraphs, blocks }) => [
    ...(heading === null
      ? []
      : [
          { type: 'heading', attrs: { level: 2 }, content: heading ? [{ type: 'text', text: heading }] : [] },
        ]),
    ...(blocks ?? paragraphs.map(plainBlock)).map(nodeOf),
  ]);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function runOf({ text = '', marks = [] }: JSONContent): RichRun {
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  const has = (name: string) => marks.some(({ type }) => type === name);
  return {
    text,
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(typeof href === 'string' && { href }),
  };
}

/** Returns the lines of a paragraph, which breaks separate. */
function linesOf({ content = [] }: JSONContent): RichLine[] {
  const lines: RichRun[][] = [[]];
  for (const node of content) {
    if (node.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(runOf(node));
  }
  return lines;
}

const paragraphsOf = (node: JSONContent): JSONContent[] =>
  node.type === 'paragraph' ? [node] : (node.content ?? []).flatMap(paragraphsOf);

const isWritten = (line: RichLine) => lineText(line).trim() !== '';

function pictureOf({ attrs = {} }: JSONContent): RichBlock | null {
  const path: unknown = attrs['path'];
  const description: unknown = attrs['description'];
  if (typeof path !== 'string' || typeof description !== 'string') return null;
  return { kind: 'paragraph', lines: [[{ text: description }]], image: { imagestorepath: path } };
}

/** Converts a node; null for an empty one. */
function blockOf(node: JSONContent): RichBlock | null {
  if (node.type === 'picture') return pictureOf(node);
  const kind = kinds[node.type ?? ''];
  if (!kind) return null;
  const lines = paragraphsOf(node).flatMap(linesOf).filter(isWritten);
  return lines.length > 0 ? { kind, lines } : null;
}

const isPlain = ({ kind, image, lines: [line = [], ...more] }: RichBlock) =>
  !image && kind === 'paragraph' && more.length === 0 && line.every((run) => Object.keys(run).length === 1);

function sectionOf(heading: string | null, blocks: readonly RichBlock[]): StorySection {
  const paragraphs = plainParagraphs(blocks);
  return { heading, paragraphs, ...(blocks.every(isPlain) ? {} : { blocks: [...blocks] }) };
}

/** Converts a document to sections. Empty paragraphs and headings are dropped. */
export function sectionsOf({ content = [] }: JSONContent): StorySection[] {
  const parts: { readonly heading: string | null; readonly blocks: RichBlock[] }[] = [
    { heading: null, blocks: [] },
  ];
  for (const node of content) {
    const heading = node.type === 'heading' ? lineText((node.content ?? []).map(runOf)).trim() : '';
    const block = blockOf(node);
    if (heading) parts.push({ heading, blocks: [] });
    else if (block) parts.at(-1)?.blocks.push(block);
  }
  return parts
    .filter(({ heading, blocks }) => heading !== null || blocks.length > 0)
    .map(({ heading, blocks }) => sectionOf(heading, blocks));
}
