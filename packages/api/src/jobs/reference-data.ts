import type { ContentChanges } from '../platform/content-changes/content-changes';
import { addMissingTaxRates } from '../platform/money/tax-rates-repository';
import { addMissingRoles } from '../platform/sessions/roles-repository';

/** Writes missing reference data that the code needs, roles and GST rates; changes no existing rows. */
export async function writeReferenceData(contentChanges: ContentChanges): Promise<void> {
  await contentChanges.transaction(async (tx, changed) => {
    await addMissingRoles(tx);
    const keys = await addMissingTaxRates(tx);
    if (keys.length > 0) changed({ noun: 'taxRates', keys });
  });
}
