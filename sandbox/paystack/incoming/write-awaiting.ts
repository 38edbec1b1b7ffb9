import { type Html, html } from '../../frame/write-html.ts'
import { showAmount } from '../checkout/write-page.ts'
import type { Gateway } from '../gateway.ts'
import type { Transaction } from '../open-books.ts'
import { accountFor } from '../transfer-account.ts'
import { awaitingTransfer } from './expire-account.ts'

const NAIRA = 100
const SHOWN = 20

const naira = (kobo: number) => (kobo / NAIRA).toFixed(2)

const send = (kobo: number, words: string) =>
  kobo > 0 ? html`<button class="small" name="naira" value="${naira(kobo)}">${words}</button>` : null

const row = (transaction: Transaction) => html`<li>
<span class="when">to ${transaction.accountExpiresAt?.slice(11, 16)}</span>
<span class="what"><code>${accountFor(transaction).number}</code> <b>NGN ${showAmount(transaction.amount)}</b>
<span class="muted more">${transaction.reference}</span></span>
<form method="post" action="/panel/transfers" class="sends" data-live>
<input type="hidden" name="accountNumber" value="${accountFor(transaction).number}">
${send(transaction.amount, 'Send it')} ${send(transaction.amount - NAIRA, 'NGN 1 short')} ${send(transaction.amount + NAIRA, 'NGN 1 over')}
</form>
</li>`

/** The panel's list of charges that wait for a transfer, and a form for any account. */
export function writeAwaiting(gateway: Gateway): Html {
  const awaited = awaitingTransfer(gateway).toReversed().slice(0, SHOWN)
  return html`${awaited.length === 0 ? html`<p class="muted">No charge waits for a transfer. Dedicated accounts and accounts of the hosted page take money at any time.</p>` : html`<ul class="list">${awaited.map(row)}</ul>`}
<form method="post" action="/panel/transfers" class="row" data-live>
<label for="transfer-account">Account</label><input id="transfer-account" name="accountNumber" inputmode="numeric" required>
<label for="transfer-naira">Naira</label><input id="transfer-naira" name="naira" inputmode="decimal" placeholder="1500.00" required>
<button class="small">Send</button>
</form>`
}
