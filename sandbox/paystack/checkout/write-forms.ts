import { type Html, html } from '../../frame/write-html.ts'
import type { Transaction } from '../open-books.ts'
import { OTP, PIN, testCards } from '../test-cards.ts'
import { accountFor } from '../transfer-account.ts'
import type { CardField, FieldErrors } from './read-card.ts'
import { icons, showAmount } from './write-page.ts'

export interface Entered {
  values: Partial<Record<CardField, string>>
  errors: FieldErrors
}

const alert = (title: string, more: string) =>
  html`<div class="alert" role="alert">${icons.alert}<div><strong>${title}</strong> <span>${more}</span></div></div>`

const price = ({ currency, amount }: Transaction) => `${currency} ${showAmount(amount)}`

const declined = ({ message, gatewayResponse }: Transaction) => {
  const reason = message ?? gatewayResponse
  return reason === 'Declined' ? 'Your bank declined this payment.' : `Payment declined: ${reason}.`
}

/** Leaves without paying. */
export const cancelForm = (base: string) =>
  html`<form method="post" action="${base}/cancel"><button class="quiet">Cancel payment</button></form>`

interface FieldRow {
  name: CardField
  label: string
  placeholder: string
  autocomplete: string
  maxlength: number
}

const field = (
  { name, label, placeholder, autocomplete, maxlength }: FieldRow,
  { values, errors }: Entered,
) => html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${maxlength}"
 value="${name === 'cvv' ? '' : values[name]}" required${errors[name] ? html` aria-invalid="true" aria-describedby="${name}-error"` : null}>
${errors[name] ? html`<p class="error" id="${name}-error">${errors[name]}</p>` : null}
</div>`

const group = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

const cardList = html`<details><summary>Test cards</summary><ul>${testCards.map(
  ({ number, cvv, says }) => html`<li data-number="${number}" data-expiry="12 / 30" data-cvv="${cvv ?? '123'}">
<code>${group(number)} &middot; ${cvv ?? 'any CVV'}</code><span>${says}</span></li>`,
)}</ul></details>`

const tabs = (base: string, channels: string[], current: string) =>
  channels.length < 2
    ? null
    : html`<nav aria-label="Ways to pay">${channels.map(
        (channel) =>
          html`<a href="${base}?method=${channel}"${channel === current ? html` aria-current="page"` : null}>${channel === 'card' ? 'Card' : 'Bank transfer'}</a>`,
      )}</nav>`

const cardForm = (
  base: string,
  transaction: Transaction,
  entered: Entered,
) => html`<form method="post" action="${base}/card" novalidate>
${field({ name: 'number', label: 'Card number', placeholder: '0000 0000 0000 0000', autocomplete: 'cc-number', maxlength: 24 }, entered)}
<div class="pair">
${field({ name: 'expiry', label: 'Expiry', placeholder: 'MM / YY', autocomplete: 'cc-exp', maxlength: 9 }, entered)}
${field({ name: 'cvv', label: 'CVV', placeholder: '123', autocomplete: 'cc-csc', maxlength: 4 }, entered)}
</div>
<button class="primary">Pay ${price(transaction)}</button>
</form>`

const transferForm = (base: string, transaction: Transaction) => {
  const { number, bank, name } = accountFor(transaction)
  return html`<p class="muted">Send exactly this amount to the account below. The number is for this payment only.</p>
<dl class="facts">
<div><dt>Bank</dt><dd>${bank}</dd></div>
<div><dt>Account number</dt><dd class="big">${number}</dd></div>
<div><dt>Account name</dt><dd>${name}</dd></div>
<div><dt>Amount</dt><dd>${price(transaction)}</dd></div>
</dl>
<form method="post" action="${base}/transfer"><button class="primary">I have sent the money</button></form>`
}

/** Choosing a channel: the card form or the account for a transfer, with earlier errors. */
export function writeChoice(base: string, transaction: Transaction, method: string, entered: Entered): Html {
  const channels = ['card', 'bank_transfer'].filter((channel) => transaction.channels.includes(channel))
  const current = channels.includes(method) ? method : (channels[0] ?? 'card')
  const wrong = Object.keys(entered.errors).length > 0
  return html`<div class="body">
${transaction.status === 'failed' ? alert(declined(transaction), 'You have not been charged. Try again or pay another way.') : null}
${wrong ? alert('Please check the card details.', 'Nothing has been charged yet.') : null}
${tabs(base, channels, current)}
${current === 'card' ? cardForm(base, transaction, entered) : transferForm(base, transaction)}
${cancelForm(base)}
</div>
${current === 'card' ? cardList : null}`
}

const codes = {
  pin: {
    title: 'Enter your card PIN',
    says: 'Your bank asks for the PIN of this card.',
    label: 'PIN',
    hint: `In the sandbox the PIN is ${PIN}`,
    length: 4,
  },
  otp: {
    title: 'Enter the code',
    says: 'Your bank sent a code to your phone.',
    label: 'Code',
    hint: `In the sandbox the code is ${OTP}`,
    length: 6,
  },
}

/** One code field: the card's PIN or the bank's one-time code. */
export function writeCode(base: string, transaction: Transaction, step: 'pin' | 'otp'): Html {
  const { title, says, label, hint, length } = codes[step]
  const wrong = transaction.message
  return html`<div class="body">
<h2>${title}</h2>
<p class="muted">${says} ${hint}.</p>
<form method="post" action="${base}/step">
<input type="hidden" name="step" value="${step}">
<div class="field"><label for="answer">${label}</label>
<input class="code" id="answer" name="answer" type="${step === 'pin' ? 'password' : 'text'}" inputmode="numeric" autocomplete="one-time-code"
 maxlength="${length}" required autofocus${wrong ? html` aria-invalid="true" aria-describedby="answer-error"` : null}>
${wrong ? html`<p class="error" id="answer-error">${wrong}. Try again.</p>` : null}</div>
<button class="primary">Continue</button>
</form>
${cancelForm(base)}
</div>`
}

/** The bank's own page, where the payer approves or refuses. */
export const writeApproval = (base: string, transaction: Transaction): Html => html`<div class="body">
<h2>Approve this payment</h2>
<p class="muted">${transaction.authorization?.bank ?? 'Your bank'} asks you to confirm it is you.</p>
<dl class="facts">
<div><dt>Amount</dt><dd>${price(transaction)}</dd></div>
<div><dt>Card</dt><dd>ending ${transaction.authorization?.last4}</dd></div>
<div><dt>Reference</dt><dd>${transaction.reference}</dd></div>
</dl>
<form method="post" action="${base}/step">
<input type="hidden" name="step" value="three-d-secure">
<button class="primary" name="answer" value="approve">Approve payment</button>
<button class="plain" name="answer" value="decline">Do not approve</button>
</form>
</div>`

/** The bank has not responded; the page polls. */
export const writeWaiting = (base: string): Html => html`<div class="body" role="status">
<div class="mark wait">${icons.wait}</div>
<h2>Waiting for the bank</h2>
<p class="muted">This can take a few seconds. Please do not pay again; the page moves on by itself.</p>
<a class="button plain" href="${base}">Check now</a>
</div>`

/** The end of a payment without a return address. */
export const writeDone = (transaction: Transaction, back: string | null): Html => html`<div class="body" role="status">
<div class="mark good">${icons.done}</div>
<h2>Payment successful</h2>
<p class="muted">Paid with ${transaction.channel.replace('_', ' ')}. Reference ${transaction.reference}.</p>
${back ? html`<a class="button primary" href="${back}">Return to the merchant</a>` : null}
</div>`

/** A final page, such as for a cancelled payment or an unknown link. */
export const writeStop = (title: string, says: string): Html => html`<div class="body">
<div class="mark bad">${icons.stop}</div>
<h2>${title}</h2>
<p class="muted">${says}</p>
</div>`
