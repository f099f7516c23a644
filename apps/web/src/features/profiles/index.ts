export { ContactButton } from './contact-button.tsx';
export { PresentationSection, type PresentationValues } from './form/presentation-section.tsx';
export {
  AvailabilityField,
  DescriptionField,
  ExperienceField,
  StaysSuggestedField,
} from './form/profile-fields.tsx';
export { profileFormTexts } from './form/profile-form.texts.ts';
export { LocationField, type LocationValues, locationFieldOf, TradeFields } from './form/trade-fields.tsx';
export { editTexts } from './own/edit.texts.ts';
export { myProfileTexts } from './own/my-profile.texts.ts';
export { OwnPersonLayout, OwnProfileLayout } from './own/own-profile-layout.tsx';
export { type ProfileEdit, typedNumber } from './own/profile-edit.ts';
export { useProfileEditing } from './own/use-profile-editing.ts';
export { useSingleChange } from './own/use-single-change.ts';
export { OwnerBar } from './owner-bar/index.tsx';
export { personData } from './person-data.ts';
export { ProfileLayout } from './profile-layout.tsx';
export { profilePartTexts } from './profile-parts.texts.ts';
export { BackToList, ProfileStatus } from './profile-status.tsx';
export { ProfileView } from './profile-view.tsx';
export { profileTexts } from './profiles.texts.ts';
export { accountFields, emptyAccount } from './setup/account-values.ts';
export { setupTexts } from './setup/setup.texts.ts';
export { SetupForm } from './setup/setup-form.tsx';
export { SetupFrame } from './setup/setup-frame.tsx';
export type { SetupKind, SetupValues } from './setup/setup-kind.ts';
export { accountStep, type SetupStepPart, SetupSteps } from './setup/setup-steps.tsx';
export { useSetup } from './setup/use-setup.ts';
