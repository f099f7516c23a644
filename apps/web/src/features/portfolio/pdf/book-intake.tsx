import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { FilePick } from '../../../ui/file-pick.tsx';
import { takeLostFocus } from '../../../ui/lost-focus.ts';
import { Actions, Stack } from '../../../ui/page.tsx';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import { mostPages } from './read-book.ts';
import { mostMegabytes } from './use-book.ts';

/** Where a book is chosen, and why the last one was not read. */
export function BookPick({
  fault,
  isKept,
  onPick,
}: {
  fault: string | null;
  /** Whether one was begun in this tab. */
  isKept: boolean;
  onPick: (file: File) => void;
}) {
  const id = useId();
  useEffect(() => takeLostFocus(document.getElementById(id)), [id]);
  return (
    <FilePick
      id={id}
      label={texts.pick}
      hint={isKept ? texts.pickHintAgain : texts.pickHint(mostPages, mostMegabytes)}
      error={fault ?? undefined}
      accept=".pdf,application/pdf"
      onPick={onPick}
    />
  );
}

/** Asks for the password of a book that has one. */
export function BookPassword({
  name,
  isKept,
  isWrong,
  onEnter,
  onGiveUp,
}: {
  /** Of its file. */
  name: string;
  /** Whether it was begun in this tab. */
  isKept: boolean;
  isWrong: boolean;
  onEnter: (password: string) => void;
  onGiveUp: () => void;
}) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // otherwise the form that opened the dialog would get the event as well
    event.stopPropagation();
    if (password !== '') onEnter(password);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <PasswordField
          label={texts.password}
          hint={isKept ? texts.passwordHintAgain(name) : texts.passwordHint(name)}
          error={isWrong ? texts.passwordWrong : undefined}
          autoComplete="off"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Actions>
          <Button type="submit" variant="primary">
            {texts.unlock}
          </Button>
          <Button onClick={onGiveUp}>{texts.another}</Button>
        </Actions>
      </Stack>
    </form>
  );
}
