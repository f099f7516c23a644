import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadTexts } from '../../ui/ui.texts.ts';
import * as fileHint from './file-hint.ts';
import { FormUpload } from './form-upload.tsx';

vi.mock('./upload-file.ts', () => ({
  uploadFile: async (_route: unknown, { name }: File) => ({ url: `/files/${name}` }),
}));
afterEach(cleanup);

type Props = Pick<ComponentProps<typeof FormUpload>, 'kind' | 'onTaken'>;

function Form({ kind, ...props }: Props) {
  const [logo, setLogo] = useState<string | null>(null);
  const form = {
    values: { logo },
    set: (values: { logo?: string | null }) => setLogo(values.logo ?? null),
    idOf: (name: string) => name,
    errorOf: () => undefined,
  };
  const sendings = { track: () => {} };
  return (
    <FormUpload
      {...props}
      form={form as never}
      kind={kind}
      name="logo"
      label="Logo"
      sendings={sendings as never}
    />
  );
}

function png(name: string, width: number, height: number): File {
  const head = Buffer.alloc(24);
  head.write('89504e470d0a1a0a', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return new File([head], name, { type: 'image/png' });
}
const pick = (file: File) => fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [file] } });

test('a tiny picture is taken and said to be blurred, until another takes its place or it is removed', async () => {
  render(<Form kind="logo" />);
  const hint = /est très petite \(120 × 80\)/;
  pick(png('tiny.png', 120, 80));
  expect(await screen.findByText(hint)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  pick(png('large.png', 1200, 800));
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
  pick(png('tiny.png', 120, 80));
  expect(await screen.findByText(hint)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: uploadTexts.remove }));
  expect(screen.queryByText(hint)).toBeNull();
});

test('what is wrong with a proof is said although its words are read, of a CV by its reader alone', async () => {
  vi.spyOn(fileHint, 'hintOf').mockResolvedValue('Aucune page');
  const onTaken = vi.fn();
  const { rerender } = render(<Form kind="proof" onTaken={onTaken} />);
  pick(new File(['%PDF'], 'vide.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Aucune page')).toBeTruthy();
  rerender(<Form key="cv" kind="cv" onTaken={onTaken} />);
  pick(new File(['%PDF'], 'vide.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('button', { name: uploadTexts.remove })).toBeTruthy();
  expect(screen.queryByText('Aucune page')).toBeNull();
});
