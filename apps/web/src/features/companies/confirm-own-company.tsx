import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import type { CompanyOwn, CompanyPublic } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { askConfirmationBody } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Section, Stack } from '../../ui/page.tsx';
import { confirmationTexts as texts } from './company.texts.ts';

const validate = (values: { email: string }) => schemaIssues(askConfirmationBody, values);

/** The address of a site without what every address has. */
const domainOf = (website: string) => new URL(website).hostname.replace(/^www\./u, '');

function AskForLink({ userId, domain }: { userId: string; domain: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ email: '' }, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const body = askConfirmationBody.parse(form.values);
      await callApi(companyRoutes.askConfirmation, { params: { userId }, body }, write);
      setSentTo(body.email);
    },
    { fallback: texts.failure, later: null },
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failure && <Notice tone="error">{failure}</Notice>}
        {sentTo && !failure && <Notice tone="success">{texts.sent(sentTo)}</Notice>}
        <TextField
          {...form.field('email')}
          type="email"
          label={texts.email(domain)}
          autoComplete="email"
          required
        />
        <Actions>
          <Button type="submit" busy={isSending}>
            {isSending ? texts.sending : texts.send}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

/** How a company shows that its account is its own; nothing once it has. */
export function ConfirmOwnCompany({ company }: { company: CompanyOwn | CompanyPublic }) {
  const { confirmation, website, user_id } = company;
  if (confirmation) return null;
  if (!website || !URL.canParse(website)) {
    return (
      <Section title={texts.heading}>
        <p>{texts.noWebsite}</p>
      </Section>
    );
  }
  const domain = domainOf(website);
  return (
    <Section title={texts.heading} explanation={texts.lead(domain)}>
      <AskForLink key={website} userId={user_id} domain={domain} />
    </Section>
  );
}
