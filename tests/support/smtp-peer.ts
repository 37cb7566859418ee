/** A real SMTP server on the loopback that can be told to misbehave, and reads what it accepts. */
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * `accept`: takes every mail. `refuse`: “try later” to every connection. `reject`: no to the recipient. `hang`: accepts
 * the connection and says nothing. `drop`: breaks the connection in the middle of the mail. `forget`: takes the mail and
 * breaks the connection before saying so.
 */
export type PeerMode = 'accept' | 'refuse' | 'reject' | 'hang' | 'drop' | 'forget';

export type ReceivedMail = { from: string; to: string[]; raw: string; parsed: Email };

export type SmtpPeer = {
  url: string;
  mails: ReceivedMail[];
  /** Connections seen so far, whatever became of them. */
  connections(): number;
  /** Changes the manners for connections from now on. */
  behave(mode: PeerMode): void;
  /** Resolves once `count` mails are there; rejects with what is there when it takes too long. */
  arrived(count: number, withinMs?: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
};

export async function startSmtpPeer({ port = 0, mode = 'accept' }: { port?: number; mode?: PeerMode } = {}): Promise<SmtpPeer> {
  let manners = mode;
  let seen = 0;
  const mails: ReceivedMail[] = [];
  const sockets = new Map<number, Socket>();
  const breakOff = (remotePort: number) => sockets.get(remotePort)?.destroy();

  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect(_session, callback) {
      seen += 1;
      if (manners === 'hang') return;
      if (manners === 'refuse')
        return callback(Object.assign(new Error('Service not available, try later'), { responseCode: 421 }));
      callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(manners === 'reject' ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined);
    },
    onData(stream, session, callback) {
      if (manners === 'drop') {
        stream.once('data', () => breakOff(session.remotePort));
        return;
      }
      text(stream).then(async (raw) => {
        const parsed = await PostalMime.parse(raw);
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw, parsed });
        if (manners === 'forget') breakOff(session.remotePort);
        else callback();
      }, callback);
    },
  });
  // A client that breaks off, and those we break off ourselves, are what the faults are about.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    connections: () => seen,
    behave(next) {
      manners = next;
      // Who hangs would go on hanging under the old manners.
      if (next !== 'hang') for (const socket of sockets.values()) socket.destroy();
    },
    async arrived(count, withinMs = 10_000) {
      const end = Date.now() + withinMs;
      while (mails.length < count) {
        if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails arrived within ${withinMs} ms`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return mails;
    },
    close() {
      for (const socket of sockets.values()) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
