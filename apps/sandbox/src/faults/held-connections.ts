import type { Socket } from 'node:net';
import type { Service } from './faults.ts';

/** Connections left open without an answer, until the service's mode changes or the sandbox ends. */
export class HeldConnections {
  readonly #held = new Map<Socket, Service>();

  hold(service: Service, socket: Socket): void {
    this.#held.set(socket, service);
    socket.once('close', () => this.#held.delete(socket));
  }

  release(service?: Service): void {
    for (const [socket, holder] of this.#held) {
      if (service === undefined || holder === service) socket.destroy();
    }
  }

  get size(): number {
    return this.#held.size;
  }
}
