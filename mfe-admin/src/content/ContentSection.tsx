import { ContentNoun, contentNouns } from '@kaadu/contracts/content';
import { ButtonLink, EmptyState } from '@kaadu/ui';
import { adminHref } from '../paths';
import type { ScreenProps } from '../sections';
import { useStaff } from '../shared/data/use-staff';
import { Screen } from '../shared/screen/Screen';
import { EditorScreen } from './editor/EditorScreen';
import { editedKinds } from './kinds';
import { ContentList } from './list/ContentList';
import { PreviewScreen } from './preview/PreviewScreen';

/** Returns the record kinds that a role may edit: discounts for sales, all others for content. */
function nounsOf(role: string): ContentNoun[] {
  if (role === 'admin') return [...contentNouns];
  return contentNouns.filter((noun) => (noun === 'discounts') === (role === 'sales'));
}

/** Editorial content: a list of each kind, and an editor and a preview of each record. */
export function ContentSection({ path: [first, record, view] }: ScreenProps) {
  const { staff } = useStaff();
  const nouns = nounsOf(staff.role);
  const noun = first === undefined ? nouns[0] : ContentNoun.safeParse(first).data;
  const primaryKey = /^[1-9]\d{0,9}$/.test(record ?? '') ? Number(record) : undefined;
  if (!noun || !nouns.includes(noun) || (record !== undefined && record !== 'new' && !primaryKey))
    return <Missing />;
  if (record === undefined) return <ContentList noun={noun} nouns={nouns} />;
  // The key starts afresh for another record, whose page would show the one before until it is loaded.
  const key = `${noun} ${record}`;
  if (view === 'preview' && primaryKey && editedKinds[noun].page)
    return <PreviewScreen key={key} noun={noun} primaryKey={primaryKey} />;
  return <EditorScreen key={key} noun={noun} primaryKey={primaryKey} />;
}

function Missing() {
  return (
    <Screen title="Content">
      <EmptyState
        title="This record is not available to you"
        actions={<ButtonLink href={adminHref('content')}>Go to all content</ButtonLink>}
      >
        <p>The URL is wrong, or another role edits this kind of record.</p>
      </EmptyState>
    </Screen>
  );
}
