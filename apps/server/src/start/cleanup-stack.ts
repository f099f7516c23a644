type Cleanup = () => Promise<unknown>;

/** What was started is stopped in the opposite order, also when a later start fails. */
export class CleanupStack {
  readonly #cleanups: Cleanup[] = [];

  add(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup);
  }

  /** Stops everything; one failing stop does not keep the others from theirs. */
  async run(onError: (error: unknown) => void): Promise<void> {
    for (let cleanup = this.#cleanups.pop(); cleanup; cleanup = this.#cleanups.pop()) {
      await cleanup().catch(onError);
    }
  }
}
