/**
 * Functions by which a statement applies the rule of who may find whom, or excludes the same people by itself
 * (decision 109).
 */
export const asksRule = /\b(?:mayFind|mayKnow|canFind|canKnow|mayOperatorFind|doesNotHideFrom)\(/;

/** Tables that identify people, and a column that does. */
export const peopleTables = ['jobseekers', 'directory_profiles', 'discreet_profiles'];
export const namesPeople = (text, tables) => tables.has('users') && /\busername\b/.test(text);

/** Files that read people and need no rule, each with why. */
export const withoutRule = {
  'core/auth/users.repository.ts': 'accounts by their own ids; who shows them to others asks',
  'features/account-security/security-events.repository.ts': 'an account to itself, and to operators',
  'features/applications/application-list.repository.ts':
    'the profile with which an account applies, by itself',
  'features/applications/applications.repository.ts':
    'an application by its two people; what the company reads asks, in shown-applications',
  'features/applications/applying.repository.ts': 'whom the product itself writes to about an application',
  'features/applications/unseen.repository.ts': 'counts of one\u2019s own applications',
  'features/conversations/archive-conversations.repository.ts':
    'one\u2019s own conversations, with who wrote in them',
  'features/conversations/mailed-readers.repository.ts':
    'the people of a conversation, for mails to each about itself',
  'features/conversations/conversation-search.repository.ts':
    'one\u2019s own conversations, by the name that the list shows',
  'features/conversations/offers.repository.ts': 'whether somebody applied to the company that asks',
  'features/conversations/unread-mails.repository.ts': 'a message to its receiver, with who wrote it',
  'features/directory/cards.repository.ts':
    'cards of rows that the directory found, which has nobody discreet',
  'features/freelances/freelances.repository.ts': 'freelances, who are public',
  'features/jobseekers/jobseekers.files.ts': 'whether a profile shows a file, so that it is not deleted',
  'features/jobseekers/jobseekers.personal-data.ts': 'a profile to its owner',
  'features/mail-replies/mail-replies.repository.ts':
    'one\u2019s own answer, with the name that the other one wrote under',
  'features/meetings/meetings.repository.ts':
    'the two people of a meeting, whom the product itself writes to',
  'features/offers/offer-companies.repository.ts': 'companies, which are public',
  'features/operator-log/operator-log.repository.ts': 'operators, to operators',
  'features/portfolio/surroundings.repository.ts': 'freelances, who are public',
  'features/profiles/availability.repository.ts': 'whom the product itself asks about their availability',
  'features/references/parties.repository.ts':
    'the freelance of a project, who is public, and the company that was asked',
  'features/references/references.repository.ts':
    'freelances, who are public, to the firm that answered them',
  'features/proof-loans/lenders.repository.ts': 'freelances, who are public, to firms that they lend to',
  'features/proof-loans/notices.repository.ts': 'freelances and firms whom the product itself writes to',
  'features/proof-loans/proof-loans.repository.ts':
    'accounts of a firm that downloaded, to who lends; freelances to their firm',
  'features/registry-checks/shared-sirets.repository.ts':
    'holders of a SIRET: firms and freelances, to operators',
  'features/reports/decisions.repository.ts': 'the operator who decided',
  'features/reports/parties.repository.ts': 'the people of a report, to operators',
  'features/retention/retention.repository.ts': 'whom the product itself writes to before it forgets them',
  'features/saved-searches/alert-readers.repository.ts': 'whom the product itself writes to',
  'features/saved-searches/matches.repository.ts': 'whether a thing that was found is still there at all',
  'features/saved-searches/listed-rows.repository.ts':
    'the directory, which has nobody discreet; what is told asks again',
  'features/saved-searches/own-matches.repository.ts': 'what is forgotten with an account',
  'features/saved-searches/saved-searches.repository.ts':
    'counts what the directory has, in which nobody is discreet',
  'features/sealed-copies/account-to-seal.repository.ts': 'what operators alone read of a reported account',
  'features/search-engines/listed-pages.repository.ts': 'the directory, without whom members alone find',
  'features/showcase/first-projects.repository.ts': 'freelances, who are public',
  'features/directory/show-trade-page.ts': 'the directory, without whom members alone find',
  'features/spelling/searchable-words.repository.ts': 'words of what everybody finds, without whose they are',
  'features/subscriptions/subscriptions.repository.ts': 'companies, to themselves',
  'features/takedowns/takedowns.repository.ts': 'the author of a content, to operators',
  'features/today/waiting.repository.ts': 'what waits for an account, to itself',
};
