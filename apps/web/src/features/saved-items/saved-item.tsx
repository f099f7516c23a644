import { savedItemRoutes } from '@mitoyen/contract/features/saved-items/saved-items.contract.ts';
import type { SavedKind } from '@mitoyen/contract/features/saved-items/saved-items.rules.ts';
import type { SavedItem } from '@mitoyen/contract/features/saved-items/saved-items.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { formatDay, formatPrice, formatYears } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './saved-items.module.css';
import { savedItemsKey } from './saved-items.queries.ts';
import { savedItemTexts as texts } from './saved-items.texts.ts';
import { useSave } from './use-save.ts';

const pathOf: Readonly<Record<SavedKind, (id: string) => string>> = {
  freelance: (id) => paths.freelance(id),
  jobseeker: (id) => paths.jobseeker(id),
  offer: (id) => paths.offer(id),
  project: (id) => paths.portfolioItem(id),
};

/** A thing one keeps: what it is now, the note, and what can be done about it. Of what is gone, the note alone. */
export function SavedItemCard({ userId, item }: { userId: string; item: SavedItem }) {
  const { kind, id, note, thing } = item;
  const queryClient = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const remove = useSave(userId, { kind, id });
  const name = thing?.title || texts.gone(kind);
  const saveNote = useWrite<unknown, string>({
    later: null,
    send: (write, text) =>
      callApi(
        savedItemRoutes.note,
        { params: { id: userId, kind, itemId: id }, body: { note: text } },
        write,
      ),
    onSuccess: async () => {
      setWriting(false);
      await queryClient.invalidateQueries({ queryKey: [...savedItemsKey, 'list'] });
    },
  });
  return (
    <article className={styles.item}>
      <Avatar
        name={name}
        src={thing?.picture ?? null}
        shape={kind === 'freelance' || kind === 'jobseeker' ? 'round' : 'square'}
      />
      <div className={styles.body}>
        <h2 className={styles.title}>{thing ? <Link to={pathOf[kind](id)}>{name}</Link> : name}</h2>
        {thing && (
          <p className={styles.soft}>
            <Dotted facts={[texts.kind[kind], thing.subtitle]} />{' '}
            {thing.isClosed && <Badge>{texts.closed}</Badge>}
          </p>
        )}
        {thing?.person && <PersonFacts kind={kind} person={thing.person} />}
        {note && !isWriting && <p className={styles.note}>{note}</p>}
        <p className={styles.soft} data-print="no">
          {texts.savedOn(formatDay(item.savedAt))}
        </p>
      </div>
      {isWriting && (
        <NoteForm
          draftKey={`saved-note:${userId}:${id}`}
          name={name}
          note={note ?? ''}
          isSending={saveNote.isPending}
          error={saveNote.error && errorSentence(saveNote.error, texts.failure)}
          onKeep={(text) => saveNote.mutate(text)}
          onCancel={() => setWriting(false)}
        />
      )}
      {remove.error && <Notice tone="error">{errorSentence(remove.error, texts.failure)}</Notice>}
      {!isWriting && (
        <div className={styles.actions} data-print="no">
          <Button size="small" icon="pencil" onClick={() => setWriting(true)}>
            {note ? texts.changeNote : texts.writeNote}
          </Button>
          <Button
            size="small"
            variant="ghost"
            busy={remove.isPending}
            aria-label={texts.removeOf(name)}
            onClick={() => remove.mutate(false)}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </article>
  );
}

type Person = NonNullable<NonNullable<SavedItem['thing']>['person']>;

/** What people are compared by, on paper. */
function PersonFacts({ kind, person }: { kind: SavedKind; person: Person }) {
  return (
    <div className={styles.facts}>
      <p>{formatPrice(person.amountEuros, kind === 'freelance' ? 'heure' : 'an')}</p>
      <FactList
        facts={[
          { label: texts.facts.availability, value: person.availability },
          { label: texts.facts.location, value: person.location },
          { label: texts.facts.experience, value: formatYears(person.experienceYears) },
          { label: texts.facts.skills, value: person.skills.join(', ') },
        ]}
      />
    </div>
  );
}
