import type { Api } from '#contract/index.ts'
import { depositParts } from '#domain/deposits/deposit.ts'

/** Starts the payment of the form. Returns the address to go on to: the page of the gateway, or the account of the transfer. */
export async function startPayment(api: Api['sharedQuotes'], token: string, form: FormData): Promise<string> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const method = text('method') === 'bank-transfer' ? 'bank-transfer' : 'card'
  const { redirectUrl } = await api.pay({
    token,
    part: depositParts.find((one) => one === text('part')) ?? 'deposit',
    method,
    total: { amount: Number(text(`total.${method}`)), currency: text('currency') },
    email: text('email'),
    idempotencyKey: text('idempotencyKey'),
  })
  return redirectUrl ?? `/quote/${token}#pay`
}
