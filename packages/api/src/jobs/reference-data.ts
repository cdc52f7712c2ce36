import type { ContentChanges } from '../platform/content-changes/content-changes';
import { addMissingTaxRates } from '../platform/money/tax-rates-repository';
import { addMissingRoles } from '../platform/sessions/roles-repository';

/**
 * Writes the reference data that the code needs: roles and GST rates. Adds missing rows and changes no
 * existing ones.
 */
export async function writeReferenceData(contentChanges: ContentChanges): Promise<void> {
  await contentChanges.transaction(async (tx, changed) => {
    await addMissingRoles(tx);
    const keys = await addMissingTaxRates(tx);
    if (keys.length > 0) changed({ noun: 'taxRates', keys });
  });
}
