import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../../../../api-failure.ts'
import { failedForm } from '../../../../../kit/form/outcome.ts'
import { type NamedOrder, orderAddress } from '../../../../../products/order-address.ts'
import { changeDatesPath } from '../../../../../products/protection/change-path.ts'

/** Makes the change, or leads to its payment, for exactly the difference that was shown. Another one by then is shown first. */
export async function answerPolicyChange(api: Api, order: NamedOrder, typed: Record<string, string>) {
  const { id } = order
  const { from = '', to = '', currency = '', idempotencyKey = '' } = typed
  const amount = (name: 'pay' | 'refund' | 'total') => ({ amount: Number(typed[name]), currency })
  try {
    const wanted = { id, from, to, pay: amount('pay'), idempotencyKey }
    if (typed.total) {
      const { redirectUrl } = await api.policyChanges.pay({ ...wanted, total: amount('total') })
      return redirect(redirectUrl)
    }
    await api.policyChanges.change({ ...wanted, refund: amount('refund') })
    return redirect(orderAddress(order))
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'protection.change-differs')
      return redirect(changeDatesPath(id, { from, to }, 'moved'))
    return failedForm(error, typed)
  }
}
