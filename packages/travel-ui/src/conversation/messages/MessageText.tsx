import styles from './Message.module.css';

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/;

/** What somebody wrote, as text; web addresses in it become links, whose pages learn nothing of this one. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {text.split(address).map((part, index) =>
        // Every second part is what the pattern found.
        index % 2 === 1 && URL.canParse(part) ? (
          <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
