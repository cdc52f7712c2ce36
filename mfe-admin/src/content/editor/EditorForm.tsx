import type { ContentNoun, EditedContent } from '@kaadu/contracts/content';
import { useNavigation } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Notice } from '@kaadu/ui';
import { adminHref } from '../../paths';
import { ConflictView } from '../conflict/ConflictView';
import { Fields } from '../fields/Fields';
import { StateLabel } from '../StateLabel';
import { EditorActions } from './EditorActions';
import styles from './editor.module.css';
import { useEditor, type Editor } from './use-editor';

interface EditorFormProps {
  readonly noun: ContentNoun;
  /** Null for a new record. */
  readonly opened: EditedContent | null;
  /** Reloads the record. */
  readonly onSaved: () => Promise<void>;
}

const outcomes = {
  draft: 'Saved as a draft',
  published: 'Published: it is on the site within seconds',
};

/** The form of a record with its actions; after a conflict, the two versions to choose from. */
export function EditorForm({ noun, opened, onSaved }: EditorFormProps) {
  const editor = useEditor({ noun, opened });
  const { navigate } = useNavigation();
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { kind, conflict, problems, attempt } = editor;
  useEffect(() => {
    // Only after an attempt to save: while the visitor types, the focus stays.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);
  if (conflict) {
    const { base, body, settle } = editor;
    return <ConflictView fields={kind.fields} base={base} mine={body} latest={conflict} onChosen={settle} />;
  }
  const save = (state: keyof typeof outcomes, then?: 'preview') => {
    setOutcome(null);
    editor.save(state, (key) => {
      if (then) return navigate(adminHref('content', noun, key, 'preview'));
      if (!opened) return navigate(adminHref('content', noun, key));
      setOutcome(state);
      void onSaved();
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(kind.hasDrafts ? 'draft' : 'published');
  };
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate aria-label={kind.one}>
      <Notices editor={editor} outcome={outcome} />
      {opened && <StateLabel state={opened.state} savedBy={opened.saved_by} savedAt={opened.saved_at} />}
      <Fields
        fields={kind.fields}
        value={editor.body}
        problems={problems}
        onChange={(body) => {
          setOutcome(null);
          editor.change(body);
        }}
      />
      <EditorActions noun={noun} opened={opened} editor={editor} onSave={save} />
    </form>
  );
}

interface NoticesProps {
  readonly editor: Editor;
  readonly outcome: keyof typeof outcomes | null;
}

function Notices({ editor: { problem, problems, isRestored, drop }, outcome }: NoticesProps) {
  const wrong = Object.keys(problems).length;
  return (
    <>
      {isRestored && (
        <Notice
          tone="info"
          title="Your unsaved changes were restored"
          actions={
            <Button size="sm" variant="outline" onClick={drop}>
              Discard changes
            </Button>
          }
        />
      )}
      {outcome && <Notice tone="success" focused title={outcomes[outcome]} />}
      {(problem ?? wrong > 0) && (
        <Notice tone="danger" alert title="The record was not saved">
          <p>
            <span>{problem?.message ?? 'Please correct the marked fields.'}</span> Your input is kept in this
            browser.
          </p>
        </Notice>
      )}
    </>
  );
}
