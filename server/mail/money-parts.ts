import type { Numbers } from '#domain/numbers.ts'
import { type OrderMoney, statementRows } from '#domain/orders/order-money.ts'
import { type Html, html } from './html.ts'

/** The money of an order as rows. */
export const moneyTable = (money: OrderMoney, numbers: Numbers): Html =>
  html`<table class="facts" role="presentation">${statementRows(money).map(({ label, amount, isTotal }) =>
    isTotal
      ? html`<tr><td><strong>${label}</strong></td><td class="side"><strong>${numbers.money(amount)}</strong></td></tr>`
      : html`<tr><td>${label}</td><td class="side">${numbers.money(amount)}</td></tr>`,
  )}</table>`

export const moneyLines = (money: OrderMoney, numbers: Numbers): string =>
  statementRows(money)
    .map(({ label, amount }) => `${label}: ${numbers.money(amount)}`)
    .join('\n')
