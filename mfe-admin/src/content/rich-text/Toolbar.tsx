import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { LinkForm } from './LinkForm';
import { PictureForm } from './picture/PictureForm';
import styles from './RichTextEditor.module.css';

interface ToolbarProps {
  readonly editor: Editor;
  /** Label of the field that it formats. */
  readonly controls: string;
}

interface Tool {
  readonly label: string;
  readonly shown: ReactNode;
  /** Undefined for an action that is no state. */
  readonly isOn: ((editor: Editor) => boolean) | undefined;
  readonly canRun: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    label: 'Heading',
    shown: 'H',
    isOn: (editor) => editor.isActive('heading'),
    canRun: (editor) => editor.can().toggleHeading({ level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Bold',
    shown: <b>B</b>,
    isOn: (editor) => editor.isActive('bold'),
    canRun: (editor) => editor.can().toggleBold(),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    shown: <i>I</i>,
    isOn: (editor) => editor.isActive('italic'),
    canRun: (editor) => editor.can().toggleItalic(),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    shown: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    canRun: () => true,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    shown: <span className={styles.number} />,
    isOn: (editor) => editor.isActive('orderedList'),
    canRun: () => true,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    shown: '“',
    isOn: (editor) => editor.isActive('blockquote'),
    canRun: (editor) => editor.can().toggleBlockquote(),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];
/** Tools that ask for something in a form. */
const askingTools = [
  { label: 'Link', shown: 'Link', Form: LinkForm },
  { label: 'Picture', shown: 'Picture', Form: PictureForm },
] as const;
const history: readonly Tool[] = [
  {
    label: 'Undo',
    shown: '↶',
    isOn: undefined,
    canRun: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Redo',
    shown: '↷',
    isOn: undefined,
    canRun: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** Whether each tool applies to the selection, and whether it can be used there. */
function useStates(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map(({ isOn }) => isOn?.(current) ?? false),
      can: [...tools, ...history].map(({ canRun }) => canRun(current)),
      asking: [
        { isOn: current.isActive('link'), canRun: current.can().setLink({ href: '/' }) },
        { isOn: current.isActive('picture'), canRun: true },
      ],
    }),
  });
}

/** Moves the focus between the buttons of a toolbar with arrow keys, Home and End. */
function useRoving() {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const last = buttons.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons[next]?.focus();
  };
  return { at, setAt, bar, onKeyDown };
}

/** Buttons that format the text. It is one stop of the Tab key. */
export function Toolbar({ editor, controls }: ToolbarProps) {
  const { on, can, asking } = useStates(editor);
  const { at, setAt, bar, onKeyDown } = useRoving();
  const [asked, setAsked] = useState<(typeof askingTools)[number] | null>(null);
  const toolAt = (tool: Tool, index: number, state: number) => (
    <ToolButton
      key={tool.label}
      {...tool}
      isOn={tool.isOn && (on[state] ?? false)}
      isOff={!can[state]}
      isStop={index === at}
      onFocus={() => setAt(index)}
      onPress={() => tool.run(editor)}
    />
  );
  return (
    <>
      <div
        ref={bar}
        className={styles.toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label={`Format: ${controls}`}
        onKeyDown={onKeyDown}
      >
        {tools.map((tool, index) => toolAt(tool, index, index))}
        {askingTools.map((tool, index) => {
          const { isOn = false, canRun = false } = asking[index] ?? {};
          return (
            <ToolButton
              key={tool.label}
              label={tool.label}
              shown={tool.shown}
              isOn={isOn}
              isOff={!canRun && !isOn}
              isStop={at === tools.length + index}
              onFocus={() => setAt(tools.length + index)}
              onPress={() => setAsked(tool)}
            />
          );
        })}
        {history.map((tool, index) =>
          toolAt(tool, tools.length + askingTools.length + index, tools.length + index),
        )}
      </div>
      {asked && <asked.Form key={asked.label} editor={editor} onDone={() => setAsked(null)} />}
    </>
  );
}

interface ToolButtonProps extends Pick<Tool, 'label' | 'shown'> {
  readonly isOn: boolean | undefined;
  readonly isOff: boolean;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
}

function ToolButton({ label, shown, isOn, isOff, isStop, onFocus, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => !isOff && onPress()}
    >
      <span aria-hidden>{shown}</span>
    </button>
  );
}
