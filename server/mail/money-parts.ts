import { formatMoney } from '#domain/money.ts'
import { type OrderMoney, statementRows } from '#domain/order-money.ts'
import { type Html, html } from './html.ts'

/** The money of an order as rows. */
export const moneyTable = (money: OrderMoney): Html =>
  html`<table class="facts" role="presentation">${statementRows(money).map(({ label, amount, isTotal }) =>
    isTotal
      ? html`<tr><td><strong>${label}</strong></td><td class="side"><strong>${formatMoney(amount)}</strong></td></tr>`
      : html`<tr><td>${label}</td><td class="side">${formatMoney(amount)}</td></tr>`,
  )}</table>`

export const moneyLines = (money: OrderMoney): string =>
  statementRows(money)
    .map(({ label, amount }) => `${label}: ${formatMoney(amount)}`)
    .join('\n')
