/** Tried one after the other: the chosen day of a calendar, its day in the order of Tab, and the first that can be pressed. */
const starts = [
  '[data-selected]:not([data-outside])',
  'table button[tabindex="0"]:not(:disabled)',
  ':is(button, select):not(:disabled)',
]

/** What takes the focus in a panel. A field of the last of two days marks the panel `data-start="last"`: the last chosen day takes it. */
export function startIn(body: HTMLElement): HTMLElement | undefined {
  const found = starts.map((selector) => body.querySelectorAll<HTMLElement>(selector)).find(({ length }) => length > 0)
  return body.closest('[data-start=last]') && found?.[0]?.matches('[data-selected]') ? found[found.length - 1] : found?.[0]
}
