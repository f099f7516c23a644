/** What a server is told that was started to be profiled: null begins, a file's name ends and writes it there. */
export interface ProfileOrder {
  readonly file: string | null;
}
