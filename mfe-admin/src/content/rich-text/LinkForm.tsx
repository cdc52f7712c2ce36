import { isLink } from '@kaadu/contracts/rich-text';
import { Button, TextField } from '@kaadu/ui';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { formActions, textOf } from './form-actions';
import styles from './RichTextEditor.module.css';

interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Completes an address that was typed without https://. */
const completed = (typed: string) => (/^[\w-]+(\.[\w-]+)+(\/.*)?$/.test(typed) ? `https://${typed}` : typed);

/** Sets or inserts the link that was typed. */
function setLink(editor: Editor, href: string, isNew: boolean): void {
  const chain = editor.chain().focus();
  if (isNew && editor.state.selection.empty)
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}

/** Asks for the address of a link. It is no form of its own, because it is inside of one. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const before = textOf(editor.getAttributes('link')['href']);
  const [typed, setTyped] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const href = completed(typed.trim());
  const problem = isLink(href)
    ? undefined
    : 'Enter an address of the link that begins with https://, mailto:, tel: or / for this site.';
  const apply = () => {
    setChecked(true);
    if (problem) return;
    setLink(editor, href, before === '');
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const { cancel, onKeyDown } = formActions(editor, { apply, onDone });
  return (
    <div className={styles.link} role="group" aria-label="Link">
      <TextField
        ref={input}
        label="Address of the link"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        value={typed}
        problem={isChecked ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <Button size="sm" onClick={apply}>
          Set the link
        </Button>
        {before && (
          <Button size="sm" variant="outline" onClick={remove}>
            Remove the link
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
