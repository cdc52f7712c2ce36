import type { Translation } from '@kaadu/federation/react';
import { Fragment, type ReactNode } from 'react';

interface SentenceProps<Key extends string> {
  readonly t: Translation<Key>;
  readonly of: Key;
  /** Elements in place of the message's placeholders. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A message with elements in it, in the order of the language. */
export function Sentence<Key extends string>({ t, of, parts }: SentenceProps<Key>) {
  const names = Object.fromEntries(Object.keys(parts).map((name) => [name, `{${name}}`]));
  return t(of, names)
    .split(/\{(\w+)\}/)
    .map((text, index) => <Fragment key={index}>{index % 2 === 1 ? parts[text] : text}</Fragment>);
}
