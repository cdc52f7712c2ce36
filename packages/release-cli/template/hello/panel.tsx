import { useState } from 'react';

export function Panel() {
  const [times, setTimes] = useState(0);
  return <button onClick={() => setTimes(times + 1)}>Hello: {times}</button>;
}
