import type { ContentNoun, EditedContent } from '@kaadu/contracts/content';
import { useNavigation } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { adminHref } from '../../paths';
import { AskButton } from '../../shared/act/AskButton';
import { textOf } from '../field';
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
function Undoing({ noun, opened, editor }: UndoingProps) {
  const { primary_key, state } = opened;
  const { kind, calls, version = 0 } = editor;
  const { navigate } = useNavigation();
  const then = (action: () => Promise<unknown>) => async () => {
    await action();
    storeLocalDraft(noun, String(primary_key), null);
    navigate(adminHref('content', noun));
  };
  const title = textOf(opened.body[kind.titleField]) || `this ${kind.one}`;
  const discard = then(() => calls.discard(noun, primary_key, version));
  return (
    <>
      {state === 'draft' && (
        <AskButton
          variant="quiet"
          label="Delete draft"
          question={`Delete the draft of ${title}?`}
          facts={[{ name: 'Draft', value: 'Is lost. This cannot be undone.' }]}
          act={discard}
        />
      )}
      {state === 'changed' && (
        <AskButton
          variant="quiet"
          label="Discard draft"
          question={`Discard the changes of ${title}?`}
          facts={[
            { name: 'Changes', value: 'Are lost. This cannot be undone.' },
            { name: 'On the site', value: 'Stays as it is.' },
          ]}
          act={discard}
        />
      )}
      {state !== 'draft' && kind.canBeWithdrawn && (
        <AskButton
          variant="quiet"
          label="Unpublish"
          question={`Take ${title} off the site?`}
          facts={[
            { name: 'On the site', value: 'Its page and its cards are gone within seconds.' },
            { name: 'Text', value: 'Stays here as a draft, which you can publish again.' },
          ]}
          act={then(() => calls.withdraw(noun, primary_key, version))}
        />
      )}
    </>
  );
}
