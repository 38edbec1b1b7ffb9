// The error dialog of a page of plain HTML: modal, closed by Escape, and closed in place if the page need not be loaded again. Without this script
// the dialog is a form that loads the same address without the error.

if (document.currentScript) document.currentScript.dataset.ran = ''
const dialog = document.querySelector<HTMLDialogElement>('[data-error-dialog]')
if (dialog) start(dialog)

function start(open: HTMLDialogElement): void {
  open.open = false
  open.showModal()
  open.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  if (open.dataset.errorDialog) console.warn('the error payload in the address is not readable and is ignored')
  open.addEventListener('submit', (event) => leave(open, event, event.submitter))
  open.addEventListener('cancel', (event) => leave(open, event))
  open.addEventListener('pointerdown', (event) => event.target === open && leave(open, event))
}

function leave(open: HTMLDialogElement, event: Event, by: HTMLElement | null = null): void {
  event.preventDefault()
  const button = by instanceof HTMLButtonElement ? by : null
  const address = new URL(location.href)
  for (const name of ['error', 'errorCode', 'errorType', 'errorPayload']) address.searchParams.delete(name)
  if (button?.name) address.searchParams.set(button.name, button.value)
  if (button?.name || button?.dataset.effect === 'reload') return location.replace(address)
  history.replaceState(history.state, '', address)
  open.close()
  open.remove()
}
