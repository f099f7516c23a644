import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '../../core/api/download-file.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { ConfirmIdentityDialog, settingStyles } from '../accounts/index.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './personal-data.module.css';
import { myDataTexts as texts } from './personal-data.texts.ts';

/** What one's data can be done with: taken along, or erased with the account. */
export function DataSection({ userId, role }: { userId: string; role: Role | null }) {
  const [isDeleting, setDeleting] = useState(false);
  const download = useMutation({
    mutationFn: () =>
      downloadFile(buildUrl(personalDataRoutes.export, { params: { id: userId } }), texts.archiveName),
  });
  const needsPassword =
    download.error instanceof ApiError && download.error.code === accountErrors.password_required.code;
  return (
    <Section title={texts.title} caption={texts.caption}>
      <div className={settingStyles.settings}>
        <div className={settingStyles.setting}>
          <div className={styles.choice}>
            <div className={settingStyles.settingText}>
              <h3 className={styles.choiceTitle}>{texts.exportTitle}</h3>
              <p className={settingStyles.facts}>{texts.exportBody}</p>
            </div>
            <Button icon="download" busy={download.isPending} onClick={() => download.mutate()}>
              {download.isPending ? texts.exporting : texts.exportAction}
            </Button>
          </div>
          <div role="status" className={settingStyles.done}>
            {download.isSuccess && texts.exportDone}
          </div>
          {download.error && !needsPassword && (
            <Notice tone="error">{errorSentence(download.error, texts.exportFailure)}</Notice>
          )}
        </div>
        <div className={settingStyles.setting}>
          <div className={styles.choice}>
            <div className={settingStyles.settingText}>
              <h3 className={styles.choiceTitle}>{texts.deleteTitle}</h3>
              <p className={settingStyles.facts}>{texts.deleteBody}</p>
            </div>
            <Button icon="trash" onClick={() => setDeleting(true)}>
              {texts.deleteAction}
            </Button>
          </div>
        </div>
      </div>
      <ConfirmIdentityDialog
        open={needsPassword}
        onClose={download.reset}
        onConfirmed={() => download.mutate()}
      />
      <DeleteAccountDialog open={isDeleting} onClose={() => setDeleting(false)} userId={userId} role={role} />
    </Section>
  );
}
