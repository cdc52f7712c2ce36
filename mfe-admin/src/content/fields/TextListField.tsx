import { useState } from 'react';
import { TextArea } from '@kaadu/ui';

interface TextListFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  /** Separator of entries: an empty line, or a line break. */
  readonly by: 'paragraph' | 'line';
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

const marks = { paragraph: { join: '\n\n', split: /\n\s*\n/ }, line: { join: '\n', split: /\n/ } };

/** Several texts in one text area. It keeps the input as typed, because a trailing empty line starts a paragraph. */
export function TextListField({ by, value, onChange, hint, ...field }: TextListFieldProps) {
  const { join, split } = marks[by];
  const entries = (text: string) =>
    text
      .split(split)
      .map((one) => one.trim())
      .filter(Boolean);
  const [typed, setTyped] = useState(value.join(join));
  const shown = entries(typed).join(join) === value.join(join) ? typed : value.join(join);
  return (
    <TextArea
      {...field}
      {...(hint !== undefined && { hint })}
      rows={by === 'paragraph' ? 8 : 4}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(entries(target.value));
      }}
    />
  );
}
