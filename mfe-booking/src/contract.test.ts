import { testBusContract } from '@kaadu/harness/testing';
import { join } from 'node:path';

testBusContract(join(__dirname, '..'));
