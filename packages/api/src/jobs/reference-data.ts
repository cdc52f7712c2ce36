import type { ContentChanges } from '../platform/content-changes/content-changes';
import { addMissingTaxRates } from '../platform/money/tax-rates-repository';
import { addMissingRoles } from '../platform/sessions/roles-repository';

/**
 * Brings into a database what the code needs in every one: roles and GST rates. Adds what is missing and changes
 * nothing that is there.
 */
export async function writeReferenceData(contentChanges: ContentChanges): Promise<void> {
  await contentChanges.transaction(async (tx, changed) => {
    await addMissingRoles(tx);
    const keys = await addMissingTaxRates(tx);
    if (keys.length > 0) changed({ noun: 'taxRates', keys });
  });
}
