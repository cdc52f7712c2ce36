import type { ContentNoun } from '@kaadu/contracts/content';
import { useCallback } from 'react';
import { ArrowUpRightIcon, ButtonLink } from '@kaadu/ui';
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
  const opened = record.data?.opened;
  const title = textOf(opened?.body[kind.titleField]);
  const page = opened && opened.state !== 'draft' ? kind.page?.(opened.primary_key) : undefined;
  return (
    <Screen
      title={primaryKey === undefined ? `New ${kind.one}` : title || `A ${kind.one}`}
      back={{ href: adminHref('content', noun), name: kind.title }}
      actions={
        page && (
          <ButtonLink variant="outline" href={page}>
            View on site <ArrowUpRightIcon />
          </ButtonLink>
        )
      }
    >
      <AdminData name={`The ${kind.one}`} state={record}>
        {({ opened: shown }) => (
          <AdminData name="The choices" state={choices}>
            {(offered) => (
              <ChoicesContext value={offered}>
                <EditorForm noun={noun} opened={shown} onSaved={record.refresh} />
              </ChoicesContext>
            )}
          </AdminData>
        )}
      </AdminData>
    </Screen>
  );
}
