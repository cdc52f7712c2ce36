import { lazyWithFallback, Notice, Skeleton } from '@kaadu/ui';
import { Suspense } from 'react';
import { StorySections } from '@kaadu/contracts/stories';
import type { FieldProblems } from '../field';
import type { RichTextEditorProps } from './RichTextEditor';

interface RichTextFieldProps extends Pick<RichTextEditorProps, 'label' | 'hint'> {
  readonly path: string;
  readonly value: unknown;
  readonly problems: FieldProblems;
  readonly onChange: RichTextEditorProps['onChange'];
}

function MissingEditor() {
  return (
    <Notice tone="danger" alert title="The editor of the text could not be loaded">
      <p>Please reload the page. Your input is kept in this browser.</p>
    </Notice>
  );
}

// The editor is large, and only this field needs it.
const RichTextEditor = lazyWithFallback<RichTextEditorProps>(
  () => import('./RichTextEditor').then((module) => module.RichTextEditor),
  MissingEditor,
);

/** A field of formatted text in sections. */
export function RichTextField({ path, value, problems, ...field }: RichTextFieldProps) {
  const sections = StorySections.safeParse(value).data ?? [];
  return (
    <Suspense fallback={<Skeleton />}>
      <RichTextEditor {...field} value={sections} problem={problemOf(path, sections, problems)} />
    </Suspense>
  );
}

/** Returns the first problem of the field, and names the section that has no text. */
function problemOf(
  path: string,
  sections: RichTextEditorProps['value'],
  problems: FieldProblems,
): string | undefined {
  const found = Object.keys(problems).find((name) => name === path || name.startsWith(`${path}.`));
  if (found === undefined) return undefined;
  const [index, member] = found.slice(path.length + 1).split('.');
  const heading = sections[Number(index)]?.heading;
  if (member === 'paragraphs' && heading && sections[Number(index)]?.paragraphs.length === 0)
    return `Write text under the heading “${heading}”.`;
  return problems[found];
}
