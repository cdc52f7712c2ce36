import { useEffect } from 'react';

const counted = /^\(\d+\) /;

/** Shows a number before the document's title, "(2) Inbox …", whatever the title becomes; nothing for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(counted, '');
      const wanted = count > 0 ? `(${count}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    // Each navigation sets the title without the number.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
