import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed, sizes } from '#tests/sizes.ts'
import { money } from '../money/money.ts'
import { outcomes } from '../money/payment-status.ts'
import { excessOf, type Payment, payingOf, settlementOf } from './settlement.ts'

const ngn = (amount: number) => money(amount, 'NGN')
const FEE = 200

/** An order, its requested payments and the money that arrives, as the product's commands change them. */
interface Sale {
  status: 'Pending' | 'Issued' | 'Failed' | 'TicketCanceled'
  price: number
  cancelled: number | null
  payments: Payment[]
}

const hasArrived = ({ status }: Payment) => outcomes[status] === 'succeeded'
const payingOne = ({ payments }: Sale) => payments.find(({ status, pays }) => status === 'succeeded' && pays > 0)

/** `payment` is one of the requested ones, `amount` is any. */
interface Given {
  payment: Payment | undefined
  amount: number
}

const steps = {
  ask(sale: Sale) {
    if (sale.status !== 'Pending') return
    const { price } = sale
    sale.payments.push({
      status: 'pending',
      amount: price + FEE,
      pays: price,
      fee: 0,
      returned: 0,
      excessReturned: 0,
      isForChange: false,
    })
  },
  reprice(sale: Sale, { amount }: Given) {
    if (sale.status === 'Pending') sale.price = amount
  },
  arrive(sale: Sale, { payment }: Given) {
    if (payment?.status !== 'pending') return
    const { pays } = payingOf(ngn(sale.price), ngn(payment.amount - FEE))
    const isPaid = sale.status === 'Pending' && pays.amount > 0
    Object.assign(payment, { status: 'succeeded', pays: isPaid ? pays.amount : 0, fee: isPaid ? FEE : 0 })
    if (isPaid) sale.status = 'Issued'
  },
  returnExcess(_sale: Sale, { payment }: Given) {
    if (payment && hasArrived(payment)) payment.excessReturned += excessOf(payment)
  },
  /** A refund of excess, or of a failed order's payment, begins, and ends after the excess is returned. */
  refund(sale: Sale, { payment }: Given) {
    if (!payment || (payment.pays > 0 && sale.status !== 'Failed')) return
    if (payment.status === 'refunding' && excessOf(payment) === 0) payment.status = 'refunded'
    if (payment.status === 'succeeded') payment.status = 'refunding'
  },
  fail(sale: Sale) {
    if (sale.status !== 'TicketCanceled') sale.status = 'Failed'
  },
  cancel(sale: Sale, { amount }: Given) {
    if (sale.status === 'Issued') Object.assign(sale, { status: 'TicketCanceled', cancelled: Math.min(amount, sale.price) })
  },
  returnCancelled(sale: Sale) {
    const paid = payingOne(sale)
    if (paid && sale.cancelled !== null) paid.returned = sale.cancelled
  },
}

const step = fc.record({
  name: fc.constantFrom('ask', 'reprice', 'arrive', 'arrive', 'returnExcess', 'refund', 'fail', 'cancel', 'returnCancelled'),
  at: fc.nat(2),
  amount: fc.nat(2_000),
})

/** The payment of the order less the refund of its cancellation; zero for a failed order. */
function allocated(sale: Sale): number {
  const paid = payingOne(sale)
  return paid && sale.status !== 'Failed' ? paid.pays + paid.fee - (sale.cancelled ?? 0) : 0
}

test('a payment is allocated, refunded or being refunded, in any order of requests, arrivals and ends', () => {
  let withExcess = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 30 }), (taken) => {
      const sale: Sale = { status: 'Pending', price: 1_000, cancelled: null, payments: [] }
      steps.ask(sale)
      for (const { name, at, amount } of taken) {
        steps[name](sale, { payment: sale.payments[at], amount })
        const fees = sale.payments.reduce((total, { fee }) => total + fee, 0)
        const seen = settlementOf({ ...sale, total: ngn(sale.price + fees) })
        expect(seen.paid.amount).toBe(sale.payments.filter(hasArrived).reduce((total, one) => total + one.amount, 0))
        expect(seen.paid.amount).toBe(allocated(sale) + seen.refunded.amount + seen.refunding.amount)
        expect(seen.retained.amount).toBe(allocated(sale))
        expect(Math.min(seen.refunded.amount, seen.refunding.amount)).toBeGreaterThanOrEqual(0)
        if (sale.status === 'Issued') expect(seen).toMatchObject({ retained: ngn(sale.price + FEE), due: ngn(0) })
        if (sale.status === 'Pending') expect(seen.due).toEqual(ngn(sale.price))
      }
      if (sale.payments.some(({ excessReturned }) => excessReturned > 0)) withExcess += 1
    }),
    { seed, numRuns: sizes.moneyCases },
  )
  expect(withExcess).toBeGreaterThan(0)
})

const paidFor = (pays: number, isForChange: boolean): Payment => ({
  status: 'succeeded',
  amount: pays + FEE,
  pays,
  fee: FEE,
  returned: 0,
  excessReturned: 0,
  isForChange,
})
const paidOrder = paidFor(1_000, false)

test.each([
  ['is being made is retained', 1_400, paidFor(300, true), { changing: 300, retained: 1_700, refunding: 0, due: 0 }],
  ['was made pays the order', 1_700, paidFor(300, false), { changing: 0, retained: 1_700, refunding: 0, due: 0 }],
  [
    'was refused is returned with its fee',
    1_200,
    { ...paidFor(300, false), pays: 0, fee: 0 },
    { changing: 0, retained: 1_200, refunding: 500, due: 0 },
  ],
])('what was paid for a change that %s', (_what, total, payment, seen) => {
  const amounts = Object.fromEntries(Object.entries(seen).map(([name, amount]) => [name, ngn(amount)]))
  const settled = settlementOf({ status: 'Issued', total: ngn(total), payments: [paidOrder, payment], cancelled: null })
  expect(settled).toMatchObject({ ...amounts, paid: ngn(1_700), refunded: ngn(0) })
})

test.each([
  ['exactly the amount due', 100_000, 100_000, 100_000, 0],
  ['more than the amount due', 100_000, 110_000, 100_000, 10_000],
  ['less than the amount due', 100_000, 99_999, 0, 99_999],
  ['any amount for a price of zero', 0, 5_000, 0, 5_000],
])('%s pays the whole price or nothing, and the rest is returned', (_what, owed, arrived, pays, excess) => {
  expect(payingOf(ngn(owed), ngn(arrived))).toEqual({ pays: ngn(pays), excess: ngn(excess) })
})

test('money in another currency pays nothing', () => {
  expect(payingOf(ngn(100), money(500, 'KES'))).toEqual({ pays: money(0, 'KES'), excess: money(500, 'KES') })
})
