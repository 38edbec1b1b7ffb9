/** Progressive enhancement: groups card digits, adds the slash, fills in a test card, shows a pending submission. Every form works without it. */
export const pageScript = `
const number = document.querySelector('[name=number]'), expiry = document.querySelector('[name=expiry]'), cvv = document.querySelector('[name=cvv]')
const group = () => { number.value = number.value.replace(/\\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ') }
number?.addEventListener('input', () => { if (number.selectionStart === number.value.length) group() })
expiry?.addEventListener('input', (event) => {
  if (event.inputType?.startsWith('delete')) return
  const digits = expiry.value.replace(/\\D/g, '').slice(0, 4)
  expiry.value = digits.length >= 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits
})
for (const item of document.querySelectorAll('[data-number]')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...item.childNodes)
  item.append(button)
  button.addEventListener('click', () => {
    number.value = item.dataset.number; expiry.value = item.dataset.expiry; cvv.value = item.dataset.cvv; group()
    number.closest('form').querySelector('.primary').focus()
  })
}
for (const form of document.forms) form.addEventListener('submit', (event) => {
  if (form.dataset.sent) return event.preventDefault()
  form.dataset.sent = 'yes'
  form.querySelector('button')?.setAttribute('aria-busy', 'true')
})
addEventListener('pageshow', (event) => { if (event.persisted) location.reload() })
document.querySelector('[autofocus], [aria-invalid]')?.focus()
`
