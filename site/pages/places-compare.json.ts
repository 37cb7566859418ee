/** What the visitor's list compares of each place; fetched by that page alone, once there is something to compare. */
import { comparedPlaces } from '#site/loaders/compared-places.ts';

export const GET = async () => Response.json(await comparedPlaces());
