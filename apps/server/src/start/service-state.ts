/** What came of trying an outside service, in a sentence that names the setting to look at. */
export interface ServiceState {
  readonly isWorking: boolean;
  readonly sentence: string;
}

/** What the server said holds no address; another error's message is about the machine. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
