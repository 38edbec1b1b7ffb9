/** Gives the focus to what was pressed once it is drawn in its new place: what is moved in the document loses it. */
export function keepFocus(find: () => HTMLElement | null | undefined) {
  requestAnimationFrame(() => find()?.focus())
}
