/** Names of all places by the address of their page, for the contact form: a link from /santorini is about Santorini. */
import { placeNames } from '#site/loaders/places.ts';

export const GET = async () => Response.json(await placeNames());
