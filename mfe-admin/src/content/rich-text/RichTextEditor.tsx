import type { StorySection } from '@kaadu/contracts/stories';
import { type Described, Field } from '@kaadu/ui';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { documentOf, sectionsOf } from './document';
import { extensions } from './extensions';
import styles from './RichTextEditor.module.css';
import { Toolbar } from './Toolbar';

export interface RichTextEditorProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly value: readonly StorySection[];
  readonly onChange: (value: readonly StorySection[]) => void;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** An editor of formatted text in sections, with its toolbar. */
export function RichTextEditor({ label, hint, problem, ...text }: RichTextEditorProps) {
  return (
    <Field label={label} hint={hint} problem={problem} isCustom>
      {(described) => <Editor label={label} described={described} {...text} />}
    </Field>
  );
}

interface EditorProps extends Pick<RichTextEditorProps, 'label' | 'value' | 'onChange'> {
  readonly described: Described;
}

function Editor({ label, described, value, onChange }: EditorProps) {
  const latest = useRef<readonly StorySection[]>(value);
  const editor = useEditor({
    extensions,
    // The content security policy forbids its style element; the module's styles replace it.
    injectCSS: false,
    content: documentOf(value),
    immediatelyRender: false,
    onUpdate({ editor: changed }) {
      const sections = sectionsOf(changed.getJSON());
      if (same(sections, latest.current)) return;
      latest.current = sections;
      onChange(sections);
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${described.id}-label`,
        class: styles.text ?? '',
        ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
        ...(described['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
    },
  });
  useEffect(() => {
    // Another value comes from a conflict or from discarded changes, never from typing.
    if (!editor || same(value, latest.current)) return;
    latest.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.box}>
      {editor && <Toolbar editor={editor} controls={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}
