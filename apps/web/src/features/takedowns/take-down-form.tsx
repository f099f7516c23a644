import { takedownRoutes } from '@mitoyen/contract/features/takedowns/takedowns.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { operatorsKey, ReasonedForm } from '../operators/index.ts';
import { contentAt } from './content-at.ts';
import { takedownsTexts as texts } from './takedowns.texts.ts';

/** Takes down the content at an address, with the reasons that its author reads. */
export function TakeDownForm() {
  const queryClient = useQueryClient();
  const [address, setAddress] = useState('');
  const [isTaken, setTaken] = useState(false);
  const content = contentAt(address);
  return (
    <>
      {isTaken && <Notice tone="success">{texts.taken}</Notice>}
      <TextField
        id="adresse"
        label={texts.address}
        hint={texts.takeLead}
        error={address !== '' && !content ? texts.addressUnknown : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setTaken(false);
        }}
      />
      {content && (
        <ReasonedForm
          key={content.id}
          draftKey={`take:${content.id}`}
          heading={texts.takeHeading}
          lead={texts.decideLead}
          action={texts.take}
          needsGround
          onSend={async (reasons, write) => {
            await callApi(takedownRoutes.takeDown, { body: { ...content, ...reasons } }, write);
            setAddress('');
            setTaken(true);
            await queryClient.invalidateQueries({ queryKey: operatorsKey });
          }}
        />
      )}
    </>
  );
}
