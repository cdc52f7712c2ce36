import { isLink } from '@kaadu/contracts/rich-text';
import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { PictureNode } from './picture/picture-node';

/** Everything that a story can hold. Pasted text keeps nothing else. */
export const extensions: Extensions = [
  Document,
  Text,
  Paragraph,
  HardBreak,
  // Pasted headings of every level become the one that stories have.
  Heading.extend({
    marks: '',
    parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 2 } })),
  }).configure({ levels: [2] }),
  Bold,
  Italic,
  Blockquote.extend({ content: 'paragraph+' }),
  ListItem.extend({ content: 'paragraph' }),
  BulletList,
  OrderedList,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    isAllowedUri: (url) => isLink(url),
    HTMLAttributes: { rel: 'noopener', target: null },
  }),
  PictureNode,
  UndoRedo,
];
