import styles from './Message.module.css';

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/;

/** Text of a message. URLs in it become links that send no referrer. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {text.split(address).map((part, index) =>
        // Every second element is a match of the pattern.
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
