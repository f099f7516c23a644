import type { ContentKind } from '@mitoyen/contract/features/takedowns/takedowns.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import type { TakenContent } from '../../core/personal-data/taken-content.ts';
import { putCompanyPictureBack, takeCompanyPicture } from '../companies/index.ts';
import { putMessageBack, takeMessage } from '../conversations/index.ts';
import { putFreelancePictureBack, takeFreelancePicture } from '../freelances/index.ts';
import { putJobseekerPictureBack, takeJobseekerPicture } from '../jobseekers/index.ts';
import { putOfferBack, takeOffer } from '../offers/index.ts';
import {
  putProjectBack,
  putProjectPictureBack,
  takeProject,
  takeProjectPicture,
} from '../portfolio/index.ts';

/** A feature that shows a kind of content and can move it away and back. */
interface ContentHolder {
  take(context: AppContext, tx: Tx, id: string): Promise<TakenContent | undefined>;
  /** False when its place is gone or taken. */
  putBack(context: AppContext, tx: Tx, kept: unknown): Promise<boolean>;
}

type Take = (tx: Tx, id: string) => Promise<TakenContent | undefined>;
type PutBack = (tx: Tx, kept: unknown) => Promise<boolean>;
const holder = (take: Take, putBack: PutBack): ContentHolder => ({
  take: (_, tx, id) => take(tx, id),
  putBack: (_, tx, kept) => putBack(tx, kept),
});

const pictureHolders = {
  project: holder(takeProjectPicture, putProjectPictureBack),
  freelance: holder(takeFreelancePicture, putFreelancePictureBack),
  jobseeker: holder(takeJobseekerPicture, putJobseekerPictureBack),
  company: holder(takeCompanyPicture, putCompanyPictureBack),
} as const;
interface KeptPicture {
  readonly holder: keyof typeof pictureHolders;
  readonly kept: unknown;
}

/** A picture is wherever it is shown. */
const anyPicture: ContentHolder = {
  async take(context, tx, id) {
    for (const [name, place] of Object.entries(pictureHolders)) {
      const taken = await place.take(context, tx, id);
      if (taken) return { ...taken, kept: { holder: name, kept: taken.kept } };
    }
    return undefined;
  },
  putBack(context, tx, kept) {
    const { holder: name, kept: inside } = kept as KeptPicture;
    return pictureHolders[name].putBack(context, tx, inside);
  },
};

export const contentHolders: Readonly<Record<ContentKind, ContentHolder>> = {
  picture: anyPicture,
  project: holder(takeProject, putProjectBack),
  offer: { take: takeOffer, putBack: putOfferBack },
  message: holder(takeMessage, putMessageBack),
};
