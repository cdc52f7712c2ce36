import { chatImageTypes, maxChatImageBytes, maxMessageLength } from '@kaadu/contracts/chat';
import { ArrowRightIcon, Button, PlusIcon, VisuallyHidden } from '@kaadu/ui';
import { type ChangeEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import styles from './Composer.module.css';
import type { DraftText } from './use-draft';

interface ComposerProps {
  readonly draft: DraftText;
  /** Each new number moves the focus to the field. */
  readonly focused: number;
  readonly onTyping: () => void;
  readonly onSend: (text: string) => void;
  readonly onSendImage: (file: File) => void;
}

/** The message field. Enter sends, Shift+Enter inserts a line break; on a touch screen Enter inserts one too. */
export function Composer({ draft, focused, onTyping, onSend, onSendImage }: ComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState('');
  const text = draft.text.trim();
  const left = maxMessageLength - text.length;

  useEffect(() => {
    if (focused > 0) focusAtEnd(field.current);
  }, [focused]);

  const send = () => {
    if (!text || left < 0) return;
    onSend(text);
    draft.set('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  const choose = (file: File) => {
    const wrong = problemOfFile(file);
    setProblem(wrong ?? '');
    if (!wrong) onSendImage(file);
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AttachButton onChoose={choose} />
      <GrowingField
        ref={field}
        value={draft.text}
        describedBy={left < 200 || problem ? `${id}-note` : undefined}
        onKeyDown={onKeyDown}
        onChange={(value) => {
          draft.set(value);
          onTyping();
        }}
      />
      <Button
        type="submit"
        variant="accent"
        className={styles.send}
        aria-label="Send"
        busy={!text || left < 0}
      >
        <ArrowRightIcon size="1.25rem" />
      </Button>
      <Note id={`${id}-note`} problem={problem} left={left} />
    </form>
  );
}

interface NoteProps {
  readonly id: string;
  readonly problem: string;
  /** Number of characters left. */
  readonly left: number;
}

function Note({ id, problem, left }: NoteProps) {
  if (!problem && left >= 200) return null;
  return (
    <p className={styles.note} id={id} role={problem ? 'alert' : undefined}>
      {problem || (left < 0 ? `${-left} characters too long` : `${left} characters left`)}
    </p>
  );
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

interface GrowingFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A text area that grows with its lines. */
function GrowingField({ ref, value, describedBy, onChange, onKeyDown }: GrowingFieldProps) {
  return (
    <div className={styles.grow} data-text={`${value} `}>
      <textarea
        ref={ref}
        className={styles.text}
        rows={1}
        aria-label="Your message"
        placeholder="Write a message"
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function AttachButton({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Resets the input, so that the same file can be chosen again.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <label className={styles.attach}>
      <PlusIcon size="1.25rem" />
      <VisuallyHidden>Send a picture</VisuallyHidden>
      <input type="file" accept={chatImageTypes.join(',')} className={styles.file} onChange={onChange} />
    </label>
  );
}

/** Explains why a file cannot be sent, before it is; null when it can. */
function problemOfFile({ size, type }: File): string | null {
  if (!chatImageTypes.some((known) => known === type))
    return 'Please choose a JPEG, PNG, WebP or AVIF picture.';
  return size > maxChatImageBytes ? 'This picture has more than 5 MB. Please choose a smaller one.' : null;
}
