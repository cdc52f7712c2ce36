import type { ContentNoun } from '@kaadu/contracts/content';
import { useCallback } from 'react';
import { adminHref } from '../../paths';
import { AdminData } from '../../shared/data/AdminData';
import { useAdminData } from '../../shared/data/use-admin-data';
import { Screen } from '../../shared/screen/Screen';
import { useContentCalls } from '../content-calls';
import { textOf } from '../field';
import { ChoicesContext, useChoicesOf } from '../fields/choices';
import { editedKinds } from '../kinds';
import { EditorForm } from './EditorForm';

interface EditorScreenProps {
  readonly noun: ContentNoun;
  /** Undefined for a new record. */
  readonly primaryKey: number | undefined;
}

/** The editor of one record. */
export function EditorScreen({ noun, primaryKey }: EditorScreenProps) {
  const kind = editedKinds[noun];
  const calls = useContentCalls();
  const load = useCallback(
    async () => (primaryKey === undefined ? { opened: null } : { opened: await calls.get(noun, primaryKey) }),
    [calls, noun, primaryKey],
  );
  const record = useAdminData(load);
  const choices = useChoicesOf(kind.fields);
  const title = textOf(record.data?.opened?.body[kind.titleField]);
  return (
    <Screen
      title={primaryKey === undefined ? `New ${kind.one}` : title || `A ${kind.one}`}
      back={{ href: adminHref('content', noun), name: kind.title }}
    >
      <AdminData name={`The ${kind.one}`} state={record}>
        {({ opened }) => (
          <AdminData name="The choices" state={choices}>
            {(offered) => (
              <ChoicesContext value={offered}>
                <EditorForm noun={noun} opened={opened} onSaved={record.refresh} />
              </ChoicesContext>
            )}
          </AdminData>
        )}
      </AdminData>
    </Screen>
  );
}
