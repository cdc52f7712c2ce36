import { isApiError } from '@kaadu/api-client';
import type { ContentNoun, EditedContent } from '@kaadu/contracts/content';
import type { SavedState } from '@kaadu/contracts/editing';
import { useState } from 'react';
import { useAction } from '@kaadu/ui/action';
import { useContentCalls } from '../content-calls';
import { emptyOf, type Content, type FieldProblems } from '../field';
import { editedKinds } from '../kinds';
import { readLocalDraft, storeLocalDraft } from '../local-draft';
import { problemsOf, problemsOfRefusal, remainingProblems } from '../validate';

interface EditorOptions {
  readonly noun: ContentNoun;
  /** The record as opened; null for a new one. */
  readonly opened: EditedContent | null;
}

interface Editing {
  readonly body: Content;
  /** The content that the body is based on, and its version; undefined for a new record. */
  readonly base: Content;
  readonly version: number | undefined;
  readonly isChanged: boolean;
  /** Whether unsaved input was restored from this browser. */
  readonly isRestored: boolean;
}

const same = (a: Content, b: Content) => JSON.stringify(a) === JSON.stringify(b);

function start({ noun, opened }: EditorOptions, record: string): Editing {
  const base = opened?.body ?? emptyOf(editedKinds[noun].fields);
  const local = readLocalDraft(noun, record);
  const isRestored = local !== null && !same(local.body, base);
  return {
    body: isRestored ? local.body : base,
    base,
    // The server refuses to save an outdated version, and both versions are shown.
    version: isRestored && opened ? (local.version ?? undefined) : opened?.version,
    isChanged: isRestored,
    isRestored,
  };
}

/** The messages of a form's fields, and the number of attempts to save that found some. */
function useProblems() {
  const [problems, setProblems] = useState<FieldProblems>({});
  const [attempt, setAttempt] = useState(0);
  return {
    problems,
    attempt,
    refuse(found: FieldProblems) {
      setProblems(found);
      setAttempt((count) => count + 1);
    },
    clear: () => setProblems({}),
    recheck: (wrong: FieldProblems, isChanged: (field: string) => boolean) =>
      setProblems(remainingProblems(problems, wrong, isChanged)),
  };
}

/** State of a record's form: keeps a local draft, validates, saves, and merges after a conflict. */
export function useEditor({ noun, opened }: EditorOptions) {
  const record = String(opened?.primary_key ?? 'new');
  const kind = editedKinds[noun];
  const calls = useContentCalls();
  const { run, busy, problem } = useAction();
  const [editing, setEditing] = useState(() => start({ noun, opened }, record));
  const found = useProblems();
  const [conflict, setConflict] = useState<EditedContent | null>(null);

  const change = (body: Content) => {
    setEditing({ ...editing, body, isChanged: true });
    found.recheck(problemsOf(kind, body), (name) => !Object.is(editing.body[name], body[name]));
    storeLocalDraft(noun, record, { version: editing.version ?? null, body });
  };
  const drop = () => {
    storeLocalDraft(noun, record, null);
    const base = opened?.body ?? emptyOf(kind.fields);
    setEditing({ body: base, base, version: opened?.version, isChanged: false, isRestored: false });
    found.clear();
  };
  /**
   * Saves the record.
   * @param done called with the key of the saved record
   */
  const save = (state: SavedState, done: (primaryKey: number) => void) => {
    const { body, version } = editing;
    const wrong = problemsOf(kind, body);
    found.refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    void run(async () => {
      try {
        const saved = await calls.save(noun, body, { primaryKey: opened?.primary_key, version, state });
        storeLocalDraft(noun, record, null);
        setEditing({ body, base: body, version: saved.version, isChanged: false, isRestored: false });
        done(saved.primary_key);
      } catch (error) {
        if (isApiError(error)) found.refuse(problemsOfRefusal(error.errors));
        if (!isApiError(error) || error.status !== 409 || !opened) throw error;
        const latest = await calls.get(noun, opened.primary_key);
        // A duplicate name is also a conflict, which choosing a version cannot solve.
        if (latest.version === version) throw error;
        found.clear();
        setConflict(latest);
      }
    });
  };
  const settle = (body: Content) => {
    if (!conflict) return;
    setEditing({ ...editing, body, base: conflict.body, version: conflict.version, isChanged: true });
    storeLocalDraft(noun, record, { version: conflict.version, body });
    setConflict(null);
  };
  return { ...editing, ...found, kind, conflict, busy, problem, run, calls, change, drop, save, settle };
}
export type Editor = ReturnType<typeof useEditor>;
