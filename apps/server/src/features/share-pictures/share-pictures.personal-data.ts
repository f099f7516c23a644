import type { PersonalData } from '../../core/context/app-context.ts';
import { sendDeletePictures } from './delete-pictures.job.ts';
import { deletePicturesOf } from './share-pictures.repository.ts';

export const sharePicturesPersonalData: PersonalData = {
  exported: [],
  withheld: { share_pictures: 'which public pages a picture was drawn for, from what the archive has' },
  async erase(context, tx, { id }) {
    await sendDeletePictures(context, tx, await deletePicturesOf(tx, id));
  },
};
