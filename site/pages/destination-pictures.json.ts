/** Which picture stands for which journey: fetched by the itinerary tool when something is taken along. It is the same for everybody. */
import { destinationPictures } from '#site/loaders/destination-pictures.ts';

export const GET = async () => Response.json(await destinationPictures());
