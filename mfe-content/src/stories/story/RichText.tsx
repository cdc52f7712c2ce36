import {
  type BlockKind,
  lineText,
  type RichBlock,
  type RichLine,
  type RichRun,
} from '@kaadu/contracts/rich-text';
import { Picture } from '@kaadu/ui';
import { Fragment, type ReactNode } from 'react';
import styles from './RichText.module.css';

/** Formatted text. It is static markup: links are plain. */
export function RichText({ blocks }: { readonly blocks: readonly RichBlock[] }) {
  return blocks.map(({ kind, lines, image }, index) => (
    <Fragment key={index}>
      {image ? (
        <Picture
          className={styles.picture}
          image={{ ...image, alt: lines.map(lineText).join(' ') }}
          preset="wide"
          phonePreset="card"
        />
      ) : (
        shownAs[kind](lines)
      )}
    </Fragment>
  ));
}

const shownAs: Record<BlockKind, (lines: readonly RichLine[]) => ReactNode> = {
  paragraph: (lines) => (
    <p>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <Line runs={line} />
        </Fragment>
      ))}
    </p>
  ),
  quote: (lines) => (
    <blockquote className={styles.quote}>
      {lines.map((line, index) => (
        <p key={index}>
          <Line runs={line} />
        </p>
      ))}
    </blockquote>
  ),
  bullets: (lines) => (
    <ul className={styles.list}>
      <Items lines={lines} />
    </ul>
  ),
  numbers: (lines) => (
    <ol className={styles.list} data-numbered>
      <Items lines={lines} />
    </ol>
  ),
};

function Items({ lines }: { readonly lines: readonly RichLine[] }) {
  return lines.map((line, index) => (
    <li key={index}>
      <Line runs={line} />
    </li>
  ));
}

function Line({ runs }: { readonly runs: RichLine }) {
  return runs.map((run, index) => <Run key={index} run={run} />);
}

function Run({ run: { text, bold, italic, href } }: { readonly run: RichRun }) {
  const inItalics = italic ? <em>{text}</em> : text;
  const formatted = bold ? <strong>{inItalics}</strong> : inItalics;
  if (href === undefined) return formatted;
  return (
    <a className={styles.link} href={href} rel="noopener">
      {formatted}
    </a>
  );
}
