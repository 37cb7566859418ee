import { z } from 'zod';
import { isZone } from '../rules/flight-time.ts';

/**
 * A zone of the IANA database, by any of its names: `Intl.supportedValuesOf` lists one name a zone, often the old one
 * (Asia/Calcutta and not Asia/Kolkata), so the clock itself is asked. It would take `+02:00` too, which knows no summer.
 *
 * @param error what to say of a name that no zone has
 */
export const timeZoneSchema = (error: string) => z.string().refine((zone) => /^[A-Z]/.test(zone) && isZone(zone), { error });
