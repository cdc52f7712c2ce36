import { longestDescription } from '@kaadu/contracts/rich-text';
import { Button, Picture, TextField } from '@kaadu/ui';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ImageUpload } from '../../fields/ImageUpload';
import { formActions, textOf } from '../form-actions';
import styles from '../RichTextEditor.module.css';

interface PictureFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Inserts a picture, or changes the selected one. It is no form of its own, because it is inside of one. */
export function PictureForm({ editor, onDone }: PictureFormProps) {
  const before = editor.getAttributes('picture');
  const [path, setPath] = useState(textOf(before['path']));
  const [description, setDescription] = useState(textOf(before['description']));
  const [isChecked, setChecked] = useState(false);
  const problems = {
    path: path ? undefined : 'Choose a picture.',
    description: description.trim() ? undefined : 'Describe the picture for people who do not see it.',
  };
  const apply = () => {
    setChecked(true);
    if (problems.path || problems.description) return;
    const attrs = { path, description: description.trim() };
    const chain = editor.chain().focus();
    if (editor.isActive('picture')) chain.updateAttributes('picture', attrs).run();
    else chain.insertContent({ type: 'picture', attrs }).run();
    onDone();
  };
  const { cancel, onKeyDown } = formActions(editor, { apply, onDone });
  return (
    <div className={styles.link} role="group" aria-label="Picture">
      {path && (
        <div className={styles.preview}>
          <Picture image={{ imagestorepath: path, alt: '' }} preset="card" decorative />
        </div>
      )}
      <ImageUpload
        label={path ? 'Replace picture' : 'Choose a picture'}
        problem={isChecked ? problems.path : undefined}
        onPath={setPath}
      />
      <TextField
        label="Description of the picture"
        hint="For screen readers, and where pictures are not shown."
        maxLength={longestDescription}
        value={description}
        problem={isChecked ? problems.description : undefined}
        onChange={({ target }) => setDescription(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <Button size="sm" onClick={apply}>
          {before['path'] ? 'Change the picture' : 'Insert the picture'}
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
