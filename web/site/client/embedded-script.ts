// A search form in a frame of another website: its results replace that website's page, and the frame is as high as the form. While somebody fills it in, the
// frame reaches further down, so that suggestions and the calendar are not cut off.

/** Height in pixels that the tallest panel needs. */
const ROOM_FOR_PANELS = 640

const part = document.querySelector<HTMLElement>('[data-embedded]')

/** Tells the page around the frame how high the form is, and how far down the frame must reach. */
function tellHeight(): void {
  if (!part) return
  const height = Math.ceil(part.getBoundingClientRect().bottom + window.scrollY)
  const reach = part.matches(':focus-within') ? Math.max(height, ROOM_FOR_PANELS) : height
  // Any website may have the form; its height is no secret.
  window.parent.postMessage({ searchForm: { height, reach } }, '*')
}

for (const form of document.forms) form.target = '_top'
if (part) {
  new ResizeObserver(tellHeight).observe(part)
  for (const sign of ['focusin', 'focusout', 'change']) part.addEventListener(sign, () => requestAnimationFrame(tellHeight))
}
