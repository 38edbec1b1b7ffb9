import { z } from 'zod'
import { policySearchWords } from '#domain/policies/search-rules.ts'
import { ChangeQuote, changedOnPayment, PayingChange } from '../base/change-quote.ts'
import { atSupplier, endpoint, spending, spent } from '../endpoint.ts'
import { Done, Id, IdempotencyKey, Money, Period } from '../shapes.ts'

/** What another insured period costs or returns. */
export const PolicyChangeQuote = ChangeQuote.extend({ period: Period })
export type PolicyChangeQuote = z.infer<typeof PolicyChangeQuote>

/** What the days of a period must be, in the words of the refusal. */
const periodRules = `${policySearchWords.order} ${policySearchWords.period}`
const ById = z.object({ id: Id })
const tags = ['Orders']
const unchangeable = [
  'shop.not-offered',
  'order.illegal-transition',
  'protection.not-changeable',
  'protection.change-refused',
  'protection.dates-in-past',
  'protection.too-far-ahead',
  'protection.change-differs',
  ...atSupplier,
] as const

export const policyChanges = {
  quote: endpoint('own-order', 'Read what changing the dates of a policy costs', unchangeable)
    .route({
      method: 'GET',
      path: '/orders/{id}/policy-change',
      tags,
      description: `What another insured period costs in addition, or returns, by the insurer. A day that is not named stays. Nothing is changed. A period that is not insurable is refused with the insurer’s reason in \`problems\`. ${periodRules}`,
    })
    .input(ById.extend(Period.partial().shape))
    .output(PolicyChangeQuote),
  change: spending('sell', 'Change the dates of a policy', [
    'approval.waiting',
    ...unchangeable,
    ...spent,
    'order.request-open',
    'protection.change-costs',
    'payment.balance-low',
  ])
    .route({
      method: 'POST',
      path: '/orders/{id}/policy-change',
      tags,
      description: `Changes the policy at its insurer for exactly this difference; another one by then is refused and nothing is changed. What it costs more is paid from the wallet, what it costs less goes back. Repeating it never changes twice. ${periodRules}`,
    })
    .input(ById.extend({ ...Period.shape, pay: Money, refund: Money, idempotencyKey: IdempotencyKey }))
    .output(Done),
  pay: spending('own-order', 'Pay other dates of a policy by card', [
    ...unchangeable,
    ...spent,
    ...changedOnPayment,
    'protection.change-costs',
  ])
    .route({
      method: 'POST',
      path: '/orders/{id}/policy-change/pay',
      tags,
      description: `For a customer of the storefront: the page on which the difference is paid with its fee, \`total\`. The policy is changed at its insurer when the money has arrived in time; otherwise the payment goes back to the card. Only the last change that was asked for is kept. ${periodRules}`,
    })
    .input(ById.extend({ ...Period.shape, pay: Money, total: Money, idempotencyKey: IdempotencyKey }))
    .output(PayingChange),
}
