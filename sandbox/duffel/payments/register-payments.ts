import { z } from 'zod'
import type { Api } from '../http/add-route.ts'
import { pageOf, pageOfCollection, pageQuery } from '../http/page-list.ts'
import { parseQuery } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { createPayment } from './create-payment.ts'

const paymentsQuery = pageQuery.extend({ order_id: z.string().optional() })

/** Payments for held orders. */
export function registerPayments({ add }: Api): void {
  add('POST', '/air/payments', createPayment)
  add('GET', '/air/payments', ({ records, query }) => {
    const { order_id, ...page } = parseQuery(paymentsQuery, query)
    return order_id === undefined
      ? pageOfCollection(records.payments, page)
      : pageOf(records.payments.find('order', order_id).reverse(), page)
  })
  add('GET', '/air/payments/:id', (call) => {
    const payment = call.records.payments.get(call.param('id'))
    if (payment === undefined) throw problem('not_found')
    return { data: payment }
  })
}
