import type { ContentNoun, EditedContent } from '@kaadu/contracts/content';
import { useNavigation } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { adminHref } from '../../paths';
import { storeLocalDraft } from '../local-draft';
import styles from './editor.module.css';
import type { Editor } from './use-editor';

interface EditorActionsProps {
  readonly noun: ContentNoun;
  readonly opened: EditedContent | null;
  readonly editor: Editor;
  readonly onSave: (state: 'draft' | 'published', then?: 'preview') => void;
}

/** The actions on a record. */
export function EditorActions({ noun, opened, editor, onSave }: EditorActionsProps) {
  const { kind, busy, isChanged } = editor;
  const { navigate } = useNavigation();
  if (!kind.hasDrafts)
    return (
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    );
  const preview = () =>
    opened && !isChanged
      ? navigate(adminHref('content', noun, opened.primary_key, 'preview'))
      : onSave('draft', 'preview');
  return (
    <div className={styles.actions}>
      <Button variant="accent" busy={busy} onClick={() => onSave('published')}>
        Publish
      </Button>
      <Button type="submit" busy={busy}>
        Save draft
      </Button>
      {kind.page && (
        <Button variant="outline" busy={busy} onClick={preview}>
          {isChanged ? 'Save draft and preview' : 'Preview'}
        </Button>
      )}
      {opened && <Undoing noun={noun} opened={opened} editor={editor} />}
    </div>
  );
}

interface UndoingProps {
  readonly noun: ContentNoun;
  readonly opened: EditedContent;
  readonly editor: Editor;
}

/** Withdraws the record or discards its draft. */
function Undoing({ noun, opened: { primary_key, state }, editor }: UndoingProps) {
  const { kind, calls, run, busy, version = 0 } = editor;
  const { navigate } = useNavigation();
  const then = (action: () => Promise<unknown>) =>
    void run(async () => {
      await action();
      storeLocalDraft(noun, String(primary_key), null);
      navigate(adminHref('content', noun));
    });
  return (
    <>
      {state !== 'published' && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => then(() => calls.discard(noun, primary_key, version))}
        >
          {state === 'draft' ? 'Delete draft' : 'Discard draft'}
        </Button>
      )}
      {state !== 'draft' && kind.canBeWithdrawn && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => then(() => calls.withdraw(noun, primary_key, version))}
        >
          Unpublish
        </Button>
      )}
    </>
  );
}
