const pressed = new Set([
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'slider'],
  ...[
    'textbox',
    'searchbox',
    'combobox',
    'spinbutton',
    'DisclosureTriangle',
    'PopUpButton',
    'ComboBoxSelect',
  ],
]);

/** Chromium's accessibility tree, as it goes to Orca: all that can be pressed or filled in on a page. */
export async function findControls(page) {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const found = nodes.filter((node) => !node.ignored && pressed.has(node.role?.value));
    const controls = [];
    for (const node of found) {
      const state = (name) => node.properties?.find((property) => property.name === name)?.value.value;
      const { node: element } = await session.send('DOM.describeNode', {
        backendNodeId: node.backendDOMNodeId,
      });
      const attributes = new Map();
      for (let at = 0; at < (element.attributes ?? []).length; at += 2)
        attributes.set(element.attributes[at], element.attributes[at + 1]);
      controls.push({
        role: node.role.value,
        name: node.name?.value ?? '',
        description: node.description?.value ?? '',
        isRequired: state('required') === true,
        isMarkedRequired: attributes.has('required') || attributes.get('aria-required') === 'true',
        target: attributes.get('href') ?? `${element.localName} ${node.backendDOMNodeId}`,
      });
    }
    return controls;
  } finally {
    await session.detach();
  }
}
