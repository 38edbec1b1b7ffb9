/** Tried in order: the selected day of a calendar, its day in the tab order, and the first control. */
const starts = [
  '[data-selected]:not([data-outside])',
  'table button[tabindex="0"]:not(:disabled)',
  ':is(button, select):not(:disabled)',
]

/** The initial focus in a panel. The field of the second of two dates marks the panel `data-start="last"`: the last selected day takes it. */
export function startIn(body: HTMLElement): HTMLElement | undefined {
  const found = starts.map((selector) => body.querySelectorAll<HTMLElement>(selector)).find(({ length }) => length > 0)
  return body.closest('[data-start=last]') && found?.[0]?.matches('[data-selected]') ? found[found.length - 1] : found?.[0]
}
