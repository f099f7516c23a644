/** So many points in so many seconds for one key. */
export interface LimitRule {
  readonly name: string;
  readonly points: number;
  readonly durationSeconds: number;
}
