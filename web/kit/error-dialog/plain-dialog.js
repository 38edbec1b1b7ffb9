// The error dialog of a page of plain HTML: over everything, closed by Escape, and left in place where the page need not be loaded again.
// Without it the dialog is a form that loads the same address without the error.

document.currentScript.dataset.ran = ''
const errorDialog = document.querySelector('[data-error-dialog]')
errorDialog.open = false
errorDialog.showModal()
errorDialog.querySelector('[data-autofocus]').focus()
if (errorDialog.dataset.errorDialog) console.warn('the error payload in the address is not readable and is ignored')

function leaveError(event, button) {
  event.preventDefault()
  const address = new URL(location.href)
  for (const name of ['error', 'errorCode', 'errorType', 'errorPayload']) address.searchParams.delete(name)
  if (button?.name) address.searchParams.set(button.name, button.value)
  if (button?.name || button?.dataset.effect === 'reload') return location.replace(address)
  history.replaceState(history.state, '', address)
  errorDialog.close()
  errorDialog.remove()
}

errorDialog.addEventListener('submit', (event) => leaveError(event, event.submitter))
errorDialog.addEventListener('cancel', (event) => leaveError(event))
errorDialog.addEventListener('pointerdown', (event) => {
  if (event.target === errorDialog) leaveError(event)
})
