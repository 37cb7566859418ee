import { useEffect, useState } from 'react';

/** Asleep in the page as it was built, awake once its script runs in the browser. */
export function useAwake(): 'asleep' | 'awake' {
  const [state, setState] = useState<'asleep' | 'awake'>('asleep');
  useEffect(() => setState('awake'), []);
  return state;
}
