import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilePick } from './file-pick.tsx';

afterEach(cleanup);

test('a file may be chosen, dropped or pasted; the field is no group of its own', () => {
  const onPick = vi.fn<(file: File) => void>();
  render(<FilePick label="Book" accept="application/pdf" onPick={onPick} />);
  const input = screen.getByLabelText('Book');
  const file = new File(['%PDF'], 'book.pdf', { type: 'application/pdf' });
  const files = [file];
  fireEvent.change(input, { target: { files } });
  fireEvent.drop(input, { dataTransfer: { files, types: ['Files'] } });
  fireEvent.paste(input, { clipboardData: { files } });
  fireEvent.paste(input, { clipboardData: { files: [] } });
  expect(onPick.mock.calls).toEqual([[file], [file], [file]]);
  expect(screen.queryByRole('group')).toBeNull();
});
