import { runFlightForm } from '../../../products/flight/shop/search/client.ts'
import { runStayForm } from '../../../products/stay/shop/search/client.ts'

// The searches of a page of plain HTML. They send themselves without this script; with it they suggest places, count people, have a calendar and say what
// is wrong before anything is sent.
const forms: Record<string, (form: HTMLFormElement) => void> = {
  flight: runFlightForm,
  stay: runStayForm,
  hotel: runStayForm,
}

/** Starts the forms of the page that do not run yet. */
function start(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]:not([data-runs])')) {
    form.dataset.runs = ''
    forms[form.dataset.search ?? '']?.(form)
  }
}

start()
document.addEventListener('search-form', start)
