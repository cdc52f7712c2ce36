import type { Faq } from '@kaadu/contracts/catalogue';
import { Accordion, AccordionItem } from '@kaadu/ui';

/** Questions that expand to show their answers. */
export function Faqs({ faqs }: { readonly faqs: readonly Faq[] }) {
  return (
    <Accordion>
      {faqs.map(({ question, answer }) => (
        <AccordionItem key={question} summary={question}>
          <p>{answer}</p>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
