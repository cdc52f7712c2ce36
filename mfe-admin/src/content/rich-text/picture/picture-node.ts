import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { PictureView } from './PictureView';

/** A stored picture with its description. Pictures of other sites cannot be pasted, since nothing is parsed. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ path: { default: '' }, description: { default: '' } }),
  renderHTML: ({ node }) => ['figure', {}, String(node.attrs['description'])],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});
