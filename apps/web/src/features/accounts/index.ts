export { accountFieldTexts } from './account-fields.texts.ts';
export { NameField, NewPasswordField } from './account-fields.tsx';
export { AuthDialog, AuthDialogProvider, useAuthDialog } from './auth-dialog-provider.tsx';
export { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';
export { KindBadge } from './kind-badge.tsx';
export { default as settingStyles } from './settings/settings.module.css';
export { TermsField } from './terms-field.tsx';
export { TermsNotice } from './terms-notice.tsx';
