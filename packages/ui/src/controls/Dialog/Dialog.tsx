import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useCloseOnBack } from './use-close-on-back';
import { wrapTab } from './wrap-tab';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called on Esc, on a click on the backdrop, and on Back. */
  readonly onClose: () => void;
  /** Accessible name. */
  readonly label: string;
  /** `center` is a modal; the others are sheets that slide in from an edge. */
  readonly placement?: 'center' | 'left' | 'right' | 'bottom';
  readonly className?: string;
  readonly children?: ReactNode;
}

// A layout effect, so that nothing paints and no other popup opens while the DOM lags behind the `open` prop.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A modal dialog or sheet on the native `<dialog>`. The rest of the page is inert, Tab stays inside, Esc and the
 * backdrop close it, and the focus returns to where it was. It starts on `[data-autofocus]`, else on the first control.
 * Children stay mounted while it is closed, so render expensive ones conditionally.
 */
export function Dialog({ open, onClose, label, placement = 'center', className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const returnTo = useRef<Element>(null);
  const pressedBackdrop = useRef(false);

  useIsomorphicLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      returnTo.current = document.activeElement;
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    } else {
      dialog.close();
      if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
    }
  }, [open]);

  useCloseOnBack(open, onClose);

  // A press that starts inside (selecting text) and ends on the backdrop must not close.
  const onMouseDown = (event: MouseEvent) => {
    pressedBackdrop.current = event.target === ref.current;
  };
  const onClick = (event: MouseEvent) => {
    if (pressedBackdrop.current && event.target === ref.current) onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Tab') wrapTab(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    // The dialog element receives clicks on its backdrop, and Tab and Esc from its content.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-label={label}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      data-placement={placement}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
