import { shopScripts } from '#products/web/shop-scripts.ts'

// The searches of a page of plain HTML. They send themselves without this script; with it they suggest places, count people, have a calendar and say what
// is wrong before anything is sent.
const forms = Object.entries(shopScripts)

/** Starts the forms of the page that are not started yet. */
function start(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]:not([data-runs])')) {
    form.dataset.runs = ''
    const run = forms.find(([product]) => product === form.dataset.search)?.[1]
    run?.(form)
  }
}

start()
document.addEventListener('search-form', start)
