/** Restores the focus after an element was moved in the document, which would lose it. */
export function keepFocus(find: () => HTMLElement | null | undefined) {
  requestAnimationFrame(() => find()?.focus())
}
