const ibm = [
  ['a_target_warning/potential_warn', 'such a link says « (nouvel onglet) » to who listens'],
  ['aria_complementary_label_visible/Fail_1', 'its title stands in it, and its name is the same'],
  [
    'aria_keyboard_handler_exists/potential_no_keyboard_access',
    'React listens at the root; journeys press the keys',
  ],
  ['blockquote_cite_exists/Potential_1', 'what people said has no address'],
  [
    'element_tabbable_unobscured/potential_obscured',
    'scroll-margin keeps it clear of the bars; the browser scrolls to it',
  ],
  ['element_tabbable_visible/potential_visible', 'shown once the pointer or the focus is there'],
  ['fieldset_legend_valid/Fail_1', 'it has one, within a filter that is folded'],
  ['form_submit_button_exists/Potential_1', 'it searches while one types; Enter is only sooner'],
  ['input_checkboxes_grouped/potential_lonecheckbox', 'it is alone'],
  ['input_checkboxes_grouped/potential_unnamedcheckbox', 'each belongs to its row, and is named by it'],
  ['input_fields_grouped/Potential_1', 'fields of a search stand in a search landmark or in named groups'],
  ['input_label_visible/potential_no_label', 'what names it is seen around it: legend, row, column'],
  [
    'input_label_visible/potential_placeholder_only',
    'the one field of a conversation, with a label for who listens',
  ],
  ['list_structure_proper/Potential_1', 'a dl whose pairs are held by div, which HTML allows'],
  ['select_options_grouped/Potential_1', 'numbers that rise are one group'],
  [/^style_/, 'for people to look at; axe, forced colours and large text are journeys'],
  [/^text_block_heading/, 'a count, a trade or a mark: nothing stands under it'],
  ['text_sensory_misuse/potential_other', '« plus large » is no place on the screen'],
].map(([rule, reason]) => ({ checker: 'ibm', rule, reason }));

const nu = [
  [/^CSS: “mso-/, 'for Outlook for Windows'],
  [/^CSS: /, 'younger than its CSS parser: ::view-transition-…(*), @container, line-clamp'],
  [/^Trailing slash on void elements/, 'how React writes HTML'],
].map(([message, reason]) => ({ checker: 'nu', message, reason }));

const outlook = 'Outlook for Windows knows tables by these attributes alone';

/** A mail is as well read without it, unless its reason says what holds it. */
const mailFeatures = [
  ['<body> element', 'each table sets its colours and letters again'],
  ['<img> element', 'shown on demand; the sentence beside it says it all'],
  ['<style> element', 'it adds dark and narrow screens alone; styles are written out'],
  ['@media', 'the same'],
  ['color-scheme meta tag', 'the same'],
  ['webP image format', 'a portrait is missing beside the sentence that says it all'],
  ['align attribute', 'used on tables and cells for center, which is known'],
  ['aria-hidden attribute', 'initials are read out before the sentence that names the same person'],
  ['background', 'plain colours alone, also as bgcolor'],
  ['border', 'the sheet has 1 and 4 px; the button has its room from its cell'],
  ['border-collapse', 'cellspacing says it too'],
  ['border-radius', 'corners are square'],
  ['cellpadding attribute', 'known, by which its data mean partly tested'],
  ['cellspacing attribute', 'the same'],
  ['display', 'block alone'],
  ['font-size', 'px alone'],
  ['font-weight', 'bold alone'],
  ['height attribute', 'px alone'],
  ['lang attribute', 'on html alone'],
  ['line-height', 'numbers, and px where a line is as high as its box'],
  ['margin', 'of paragraphs and the logo, nothing negative: mail-html.test.ts'],
  ['max-width', 'of tables beside a width attribute: mail-html.test.ts'],
  ['overflow', 'it is overflow-wrap'],
  ['overflow-wrap', 'long addresses widen the sheet'],
  ['padding', 'of table cells alone: mail-html.test.ts'],
  ['role attribute', 'on tables, where it is known'],
  ['text-align', 'left and center alone'],
  ['text-decoration', 'none, on the button'],
  ['width attribute', 'px, and 100 % of a table'],
  ['width property', 'of tables alone: mail-html.test.ts'],
].map(([rule, reason]) => ({ checker: 'caniemail', rule, reason }));

/** What checkers say and stays as it is, each with the reason. What nothing finds any more goes: the report names it. */
export const accepted = [
  ...ibm,
  {
    checker: 'ibm',
    rule: 'input_autocomplete_valid/fail_incorrect',
    where: /autocomplete="username"/,
    reason: 'HTML allows username on a field of type email',
  },
  {
    checker: 'ibm',
    rule: 'label_content_exists/Fail_1',
    page: /^\/profile\/notifications /,
    reason: 'its text is there, hidden by clip-path, which the engine takes for absent',
  },
  {
    checker: 'ibm',
    rule: 'widget_tabbable_exists/fail_no_tabbable',
    where: /href="\/freelancer\/"/,
    reason: 'the preview of a card is inert',
  },
  ...nu,
  { checker: 'nu', message: /attribute on the “\w+” element is obsolete/, page: /^mail/, reason: outlook },
  {
    checker: 'html-validate',
    rule: 'prefer-native-element',
    where: /role="listbox"|"listbox"/,
    reason: 'suggestions of a combobox come from the server',
  },
  {
    checker: 'html-validate',
    rule: 'wcag/h32',
    reason: 'the search of conversations works while one types; Enter is only sooner',
  },
  { checker: 'html-validate', rule: 'no-deprecated-attr', page: /^mail/, reason: outlook },
  { checker: 'JobPosting', rule: 'jobLocation.address.streetAddress', reason: 'a job names its town alone' },
  {
    checker: 'JobPosting',
    rule: 'jobLocation.address.postalCode',
    reason: 'a town of several has none, rather than a wrong one',
  },
  ...mailFeatures,
];
