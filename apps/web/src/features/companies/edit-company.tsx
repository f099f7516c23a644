import type { CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { EditForm } from '../../core/forms/edit-form.tsx';
import { editTexts as texts, useProfileEditing } from '../profiles/index.ts';
import { companyEdit } from './company-edit.ts';
import { CompanyPageSection } from './company-page-section.tsx';
import { CompanySections } from './company-sections.tsx';

/** Only the name must be there; the rest may be emptied. */
export function EditCompany({ profile, userId }: { profile: CompanyPublic; userId: string }) {
  const editing = useProfileEditing(companyEdit, profile, userId);
  return (
    <EditForm title={texts.title} editing={editing}>
      <CompanySections form={editing.form} sendings={editing.sendings} required={false} />
      <CompanyPageSection form={editing.form} sendings={editing.sendings} />
    </EditForm>
  );
}
