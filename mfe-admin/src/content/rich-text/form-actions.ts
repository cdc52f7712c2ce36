import type { Editor } from '@tiptap/react';
import type { KeyboardEvent } from 'react';

/** Returns an attribute of the editor's selection as text; empty when there is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns the actions of a small form within the editor: Enter applies it; Escape cancels it, and the focus
 * returns to the text. The form that contains the editor is not sent.
 */
export function formActions(editor: Editor, { apply, onDone }: { apply: () => void; onDone: () => void }) {
  const cancel = () => {
    editor.commands.focus();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else cancel();
  };
  return { cancel, onKeyDown };
}
