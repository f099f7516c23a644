/** What a share picture says: all of it is what the signed-out read on the page it leads to. */
export interface ShareSheet {
  /** What it is: 'Freelance', 'Offre de mission'. */
  readonly caption: string;
  readonly heading: string;
  readonly subheading: string;
  /** The town, or where one works. */
  readonly foot: string;
  readonly picture: SharedFile | null;
  readonly portraitId: string | null;
}

/** A thing that is shared, and what its picture says. */
export interface SharedThing {
  readonly id: string;
  /** The account whose it is. */
  readonly ownerId: string;
  readonly sheet: ShareSheet;
}

/** A public picture and the point of it that stays in sight, in percent. */
export interface SharedFile {
  readonly id: string;
  readonly focusX: number;
  readonly focusY: number;
}
