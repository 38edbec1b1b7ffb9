import { type ActionFunctionArgs, redirect } from 'react-router'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { orderAddress } from '../../../products/order-address.ts'
import { readPeople } from '../book/read-people.ts'

/** Makes the change, or leads to its payment, for exactly the difference that was shown. Another one by then is shown first. */
export async function answerChange({ params, request, context }: ActionFunctionArgs) {
  const { id = '' } = params
  const { tourChanges } = context.get(apiContext)
  const typed = await readForm(request)
  const { day = '', time = '', currency = '', idempotencyKey = '' } = typed
  const party = { adults: Number(typed.adults), children: (typed.children ?? '').split('.').filter(Boolean).map(Number) }
  const start = { day, time: time || null }
  const amount = (name: 'pay' | 'refund' | 'total') => ({ amount: Number(typed[name]), currency })
  try {
    const people = typed.hasPeople ? await peopleOf() : null
    const wanted = { id, ...start, ...party, pay: amount('pay'), people, idempotencyKey }
    if (typed.total) {
      const { redirectUrl } = await tourChanges.pay({ ...wanted, total: amount('total') })
      return redirect(redirectUrl)
    }
    await tourChanges.change({ ...wanted, refund: amount('refund') })
    return redirect(orderAddress({ product: 'tour', id }))
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'tour.change-differs') {
      const url = new URL(request.url)
      url.searchParams.set('moved', '1')
      return redirect(url.pathname + url.search)
    }
    return failedForm(error, typed)
  }

  async function peopleOf() {
    const { offer, answers: seen } = await tourChanges.quote({ id, ...start, ...party })
    const { participants, answers } = readPeople(typed, offer)
    // An answer that was shown and is empty now is deleted; one to a personal question that is not sent stays.
    const emptied = seen.filter(
      ({ questionId, index, value }) =>
        value !== null && !answers.some((one) => one.questionId === questionId && one.index === index),
    )
    return { participants, answers: [...answers, ...emptied.map((one) => ({ ...one, value: '' }))] }
  }
}
