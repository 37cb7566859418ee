/** The catalogue of pictures for their makers: every scene, light and crop on one page. Starts anew when a scene is edited. */
import { catalogueServer } from './posters/server.ts';

const server = catalogueServer();
server.listen(Number(process.env.PORT ?? 4330), '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`Posters: http://127.0.0.1:${address.port}/`);
});
