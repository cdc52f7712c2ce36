import { readStored, writeStored } from '@kaadu/browser-storage';
import { useState } from 'react';
import { playChime } from './chime';

const storageKey = 'admin-waiting-sound';

/** The setting of the sound for waiting visitors: off by default, remembered on the device. */
export function useSoundSetting(): readonly [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored(storageKey) === 'on');
  const change = (next: boolean) => {
    setOn(next);
    writeStored(storageKey, next ? 'on' : null);
    if (next) playChime();
  };
  return [isOn, change];
}
