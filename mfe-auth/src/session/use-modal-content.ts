import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { LoginModalProps } from '../LoginModal/LoginModal';

/** Loads the modal's code and the phone metadata when it first opens. `failed` is true if they could not be loaded. */
export function useModalContent(open: boolean) {
  const [content, setContent] = useState<{ Modal: ComponentType<LoginModalProps> } | null>(null);
  const [failed, setFailed] = useState(false);
  const needed = open && !content;

  useEffect(() => {
    if (!needed) return;
    import('../LoginModal/LoginModal').then(
      ({ LoginModal }) => {
        setFailed(false);
        setContent({ Modal: LoginModal });
      },
      (error: unknown) => {
        console.warn('The login form could not be loaded', error);
        setFailed(true);
      },
    );
  }, [needed]);

  return { Modal: content?.Modal, failed };
}
