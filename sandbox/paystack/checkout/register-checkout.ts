import type { FastifyInstance, FastifyReply } from 'fastify'
import { chargeCard } from '../charge-card.ts'
import { abandon, begin, settle } from '../charge-transaction.ts'
import type { Gateway } from '../gateway.ts'
import type { Transaction } from '../open-books.ts'
import { customerOf } from '../present-transaction.ts'
import { takeStep } from '../take-step.ts'
import type { Step } from '../test-cards.ts'
import { accountFor, transferPayment } from '../transfer-account.ts'
import { readCard } from './read-card.ts'
import { type Entered, writeApproval, writeChoice, writeCode, writeDone, writeStop, writeWaiting } from './write-forms.ts'
import { type PageFrame, writePage } from './write-page.ts'

interface Page {
  Params: { code: string }
  Querystring: { method?: string; cancelled?: string }
  Body: Record<string, string> | undefined
}

const MERCHANT = 'Sandbox merchant'
const REFRESH = 2
const NOTHING: Entered = { values: {}, errors: {} }

/** The displayed name: Paystack uses the business profile; here the metadata may contain it. */
function merchantOf({ metadata }: Transaction): string {
  if (typeof metadata !== 'object' || metadata === null) return MERCHANT
  const named = Object.entries(metadata).find(
    ([key, value]) => /^(merchant|business|agency)(_name)?$/.test(key) && typeof value === 'string',
  )
  return named ? String(named[1]) : MERCHANT
}

/** The merchant's return address with `trxref` and `reference`, as Paystack adds them. */
function returnUrl(transaction: Transaction): string | null {
  if (transaction.callbackUrl === null) return null
  const url = new URL(transaction.callbackUrl)
  url.searchParams.set('trxref', transaction.reference)
  url.searchParams.set('reference', transaction.reference)
  return url.href
}

/** `/paystack/checkout/{access_code}`: the hosted page. Plain forms; each response redirects, so a reload repeats nothing. */
export function registerCheckout(app: FastifyInstance, gateway: Gateway): void {
  const { books, deps } = gateway
  const find = (code: string) => books.transactions.find('accessCode', code)[0]
  const addressOf = (transaction: Transaction) => `/paystack/checkout/${transaction.accessCode}`

  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('x-content-type-options', 'nosniff')
    done()
  })

  const show = (
    reply: FastifyReply,
    transaction: Transaction,
    frame: Partial<PageFrame>,
    body: Parameters<typeof writePage>[1],
    status = 200,
  ) => {
    const { amount, currency } = transaction
    const { email } = customerOf(gateway, transaction)
    const page = writePage({ title: 'Payment', merchant: merchantOf(transaction), amount, currency, email, ...frame }, body)
    return reply.code(status).type('text/html; charset=utf-8').send(page)
  }

  const unknown = (reply: FastifyReply) => {
    const frame = { title: 'Unknown payment', merchant: MERCHANT, amount: null, currency: 'NGN', email: null }
    const body = writeStop(
      'This payment link is not known',
      'It may be mistyped or from another sandbox. Go back to the shop and start again.',
    )
    return reply.code(404).type('text/html; charset=utf-8').send(writePage(frame, body))
  }

  const showCurrent = (reply: FastifyReply, transaction: Transaction, method = 'card', entered = NOTHING, status = 200) => {
    const base = addressOf(transaction)
    const [step] = transaction.status === 'ongoing' ? transaction.steps : []
    if (transaction.status === 'success' || transaction.status === 'reversed') {
      return show(reply, transaction, { title: 'Payment successful' }, writeDone(transaction, returnUrl(transaction)))
    }
    if (transaction.status === 'pending')
      return show(reply, transaction, { title: 'Waiting', refresh: REFRESH }, writeWaiting(base))
    if (step === 'pin' || step === 'otp')
      return show(reply, transaction, { title: 'Confirm payment' }, writeCode(base, transaction, step))
    if (step === 'three-d-secure') return show(reply, transaction, { title: 'Approve payment' }, writeApproval(base, transaction))
    return show(reply, transaction, {}, writeChoice(base, transaction, method, entered), status)
  }

  const goOn = (reply: FastifyReply, transaction: Transaction) => {
    const back = transaction.status === 'success' ? returnUrl(transaction) : null
    return reply.redirect(back ?? addressOf(transaction), 303)
  }

  app.get<Page>('/paystack/checkout/:code', async (request, reply) => {
    const transaction = find(request.params.code)
    if (transaction === undefined) return unknown(reply)
    // A payer who waited for the bank is redirected as soon as it has responded.
    const waited = transaction.status === 'success' && transaction.history.some(({ message }) => message.includes('not answered'))
    if (waited && request.query.method === undefined) return goOn(reply, transaction)
    if (request.query.cancelled !== undefined && transaction.status === 'abandoned') {
      return show(
        reply,
        transaction,
        { title: 'Payment cancelled' },
        writeStop('Payment cancelled', 'Nothing was charged. You can close this page.'),
      )
    }
    return showCurrent(reply, transaction, request.query.method)
  })

  app.get<Page>('/paystack/checkout/:code/three-d-secure', async (request, reply) => {
    const transaction = find(request.params.code)
    return transaction === undefined ? unknown(reply) : showCurrent(reply, transaction)
  })

  /** One form of the page: unknown and finished payments have the same response for all forms. */
  const form = (name: string, act: (transaction: Transaction, body: Record<string, string>, reply: FastifyReply) => unknown) => {
    app.post<Page>(`/paystack/checkout/:code/${name}`, async (request, reply) => {
      const transaction = find(request.params.code)
      if (transaction === undefined) return unknown(reply)
      if (transaction.status === 'success' || transaction.status === 'pending') return goOn(reply, transaction)
      return act(transaction, request.body ?? {}, reply)
    })
  }

  form('card', (transaction, body, reply) => {
    const read = readCard(body, deps.now())
    if ('errors' in read) return showCurrent(reply, transaction, 'card', { values: body, errors: read.errors }, 422)
    return goOn(reply, chargeCard(gateway, transaction, read.card))
  })

  form('step', (transaction, { step = '', answer = '' }, reply) => {
    const asked: Step | undefined = transaction.steps[0]
    // The form of a completed step, submitted again: show the payment's status.
    if (asked === undefined || asked !== step) return goOn(reply, transaction)
    return goOn(reply, takeStep(gateway, transaction, asked, answer.trim()))
  })

  form('transfer', (transaction, _body, reply) => {
    const payment = transferPayment('bank_transfer', accountFor(transaction), deps.now())
    const declined = deps.faults.take('paystack', 'decline')
    const sent = begin(gateway, transaction, payment, [], declined ? { decline: 'Transfer rejected' } : 'approve')
    return goOn(reply, declined ? sent : settle(gateway, sent))
  })

  form('cancel', (transaction, _body, reply) => {
    const left = abandon(gateway, transaction)
    const { metadata } = left
    const action =
      typeof metadata === 'object' && metadata !== null && 'cancel_action' in metadata ? metadata.cancel_action : null
    const target = typeof action === 'string' && /^https?:\/\//.test(action) ? action : returnUrl(left)
    return reply.redirect(target ?? `${addressOf(left)}?cancelled=yes`, 303)
  })
}
