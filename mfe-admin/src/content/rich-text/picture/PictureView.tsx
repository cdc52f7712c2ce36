import { Picture } from '@kaadu/ui';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import styles from '../RichTextEditor.module.css';

/** A picture within the text. */
export function PictureView({ node, selected }: NodeViewProps) {
  const [path, description] = [String(node.attrs['path']), String(node.attrs['description'])];
  return (
    <NodeViewWrapper as="figure" className={styles.figure} data-selected={selected || undefined}>
      <Picture image={{ imagestorepath: path, alt: description }} preset="card" />
      <figcaption className={styles.caption} aria-hidden>
        {description}
      </figcaption>
    </NodeViewWrapper>
  );
}
