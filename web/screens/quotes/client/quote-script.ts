import { written } from '../../../site/client/chosen-currency.ts'

// The total moves with what is ticked. Without it a button shows the total.

const form = document.querySelector<HTMLFormElement>('form[data-quote]')
if (form) follow(form)

function follow(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLElement>('[data-without-script]')) button.remove()
  form.addEventListener('change', () => show(form))
  show(form)
}

/** Writes the total of each option, and the one of what is chosen. */
function show(form: HTMLFormElement): void {
  const currency = form.dataset.quote ?? ''
  const chosen = new FormData(form).get('option')
  for (const option of form.querySelectorAll<HTMLElement>('[data-option]')) {
    const total = option.querySelector<HTMLElement>('[data-total]')
    if (!total) continue
    const ticked = [...option.querySelectorAll<HTMLInputElement>('input[data-price]:checked')]
    const amount = ticked.reduce((sum, { dataset }) => sum + Number(dataset.price), Number(total.dataset.total))
    total.textContent = written({ amount, currency })
    if (option.dataset.option === chosen) tell(form, option, total.textContent)
  }
}

function tell(form: HTMLFormElement, option: HTMLElement, total: string): void {
  const [name, sum] = ['[data-chosen]', '[data-sum]'].map((place) => form.querySelector(place))
  if (name) name.textContent = option.querySelector('h2')?.textContent ?? ''
  if (sum) sum.textContent = total
}
