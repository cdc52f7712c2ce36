import { Notice } from '@kaadu/ui';
import { Fact } from './Panel';
import type { ReceiptData } from './consequence';

/** Confirms the last action, with its amounts and references. */
export function Receipt({ receipt: { title, lines } }: { readonly receipt: ReceiptData }) {
  return (
    <Notice tone="success" title={title} focused>
      <dl>
        {lines.map(({ name, value }) => (
          <Fact key={name + value} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Notice>
  );
}
