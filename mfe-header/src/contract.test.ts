import { testBusContract, testMessages, testSlotExposes } from '@kaadu/harness/testing';
import { join } from 'node:path';

const root = join(__dirname, '..');

testBusContract(root);
testSlotExposes(root, 'header');
testMessages(root);
