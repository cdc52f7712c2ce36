import { Button } from '@kaadu/ui';
import styles from './Conversation.module.css';
import type { Suggestion } from './suggestions';

interface GreetingProps {
  readonly suggestions: readonly Suggestion[];
  /** Whether the office is open and advisors answer. */
  readonly isOpen: boolean;
  readonly onChoose: (text: string) => void;
}

/** Start of an empty conversation: suggested texts that fill the field and can be edited before they are sent. */
export function Greeting({ suggestions, isOpen, onChoose }: GreetingProps) {
  return (
    <div className={styles.greeting}>
      <p className={styles.welcome}>Namaste! How can we help?</p>
      <p>
        {isOpen
          ? 'An advisor reads this and answers here, usually within minutes.'
          : 'We are away just now. Leave us a message: we answer as soon as we are back.'}
      </p>
      <ul className={styles.suggestions} aria-label="Suggested messages">
        {suggestions.map(({ label, text }) => (
          <li key={label}>
            <Button size="sm" variant="outline" onClick={() => onChoose(text)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
