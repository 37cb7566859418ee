import { useEffect, useState } from 'react';

/** Whether the island's script runs yet: `asleep` in the page as it was built, `awake` in the browser. */
export function useAwake(): 'asleep' | 'awake' {
  const [state, setState] = useState<'asleep' | 'awake'>('asleep');
  useEffect(() => setState('awake'), []);
  return state;
}
