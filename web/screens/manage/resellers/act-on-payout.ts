import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'

/** The address of a payout, on the page of its reseller. */
export const payoutAddress = (id: string): string => `?payout=${id}`

/** Makes the payout of a period, marks one as paid or takes one back; null for any other action of the page. */
export async function actOnPayout(api: Api['tourPayouts'], resellerId: string, typed: Record<string, string>) {
  const { intent, from = '', to = '', payout = '', on = '', reference = '', reason = '' } = typed
  if (intent === 'make-payout') {
    const [made] = await api.create({ id: resellerId, from, to })
    return redirect(made ? payoutAddress(made.id) : '?')
  }
  if (intent === 'withdraw') {
    await api.withdraw({ id: payout, reason })
    return redirect(payoutAddress(payout))
  }
  if (intent !== 'mark-paid') return null
  await api.markPaid({ id: payout, on, reference })
  return redirect(payoutAddress(payout))
}
