import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../../../../api-failure.ts'
import { failedForm } from '../../../../../kit/form/outcome.ts'
import { type NamedOrder, orderAddress } from '../../../../../products/order-address.ts'
import { changeDatesPath } from '../../../../../products/protection/change-path.ts'

/** Makes the change for exactly the difference that was shown. Another one by then is shown first. */
export async function answerPolicyChange(api: Api, order: NamedOrder, typed: Record<string, string>) {
  const { id } = order
  const { from = '', to = '', currency = '', idempotencyKey = '' } = typed
  const amount = (name: 'pay' | 'refund') => ({ amount: Number(typed[name]), currency })
  try {
    await api.policyChanges.change({ id, from, to, pay: amount('pay'), refund: amount('refund'), idempotencyKey })
    return redirect(orderAddress(order))
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'protection.change-differs')
      return redirect(changeDatesPath(id, { from, to }, 'moved'))
    return failedForm(error, typed)
  }
}
