const special = /[.*+?^${}()|[\]\\]/g;

/** Text with every occurrence of the search words marked. */
export function HighlightedText({ text, term }: { text: string; term: string }) {
  const words = term.split(/\s+/).filter(Boolean);
  if (words.length === 0) return <span>{text}</span>;
  const pattern = new RegExp(`(${words.map((word) => word.replace(special, '\\$&')).join('|')})`, 'gi');
  // Splitting by a capturing group puts the matches at the odd indexes.
  return (
    <span>
      {text
        .split(pattern)
        .map((part, index) =>
          index % 2 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
        )}
    </span>
  );
}
