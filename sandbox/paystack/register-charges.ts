import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { chargeCard } from './charge-card.ts'
import { begin } from './charge-transaction.ts'
import type { Gateway } from './gateway.ts'
import { accountExpiry, currentTransaction } from './incoming/expire-account.ts'
import type { Transaction } from './open-books.ts'
import { openTransaction } from './open-transaction.ts'
import { presentCharge } from './present-transaction.ts'
import { Amount, Currency, checkCurrency, Metadata, Reference, read } from './read-request.ts'
import { refuse } from './refuse.ts'
import { takeStep } from './take-step.ts'
import type { Step } from './test-cards.ts'
import { accountFor, transferPayment } from './transfer-account.ts'

const text = z.coerce.string()

const Charge = z.object({
  email: z.email(),
  amount: Amount,
  currency: Currency.default('NGN'),
  reference: Reference.optional(),
  metadata: Metadata,
  pin: text.optional(),
  card: z.object({ number: text, cvv: text, expiry_month: text, expiry_year: text }).optional(),
  authorization_code: z.string().optional(),
  bank: z.object({ code: text, account_number: text }).partial().optional(),
  bank_transfer: z.looseObject({ account_expires_at: z.iso.datetime({ offset: true }).nullish() }).optional(),
  ussd: z.object({ type: text }).optional(),
})

type Charge = z.infer<typeof Charge>
type Means = (gateway: Gateway, transaction: Transaction, asked: Charge) => Transaction | null

const chargeNewCard: Means = (gateway, transaction, { card }) =>
  card
    ? chargeCard(gateway, transaction, {
        number: card.number.replace(/\s/g, ''),
        cvv: card.cvv,
        expMonth: card.expiry_month,
        expYear: card.expiry_year,
      })
    : null

const chargeSavedCard: Means = (gateway, transaction, asked) => {
  if (asked.authorization_code === undefined) return null
  const saved = gateway.books.authorizations.get(asked.authorization_code)
  if (saved?.customerCode !== transaction.customerCode) refuse('invalid_authorization')
  const card = { number: saved.cardNumber, cvv: null, expMonth: saved.exp_month, expYear: saved.exp_year }
  return chargeCard(gateway, transaction, card, true)
}

// In Paystack's test mode a bank account is charged after the birthday and a code.
const chargeBank: Means = (gateway, transaction, { bank }) => {
  if (bank === undefined) return null
  const last4 = (bank.account_number ?? '0000000000').slice(-4)
  const payment = { ...transferPayment('bank', accountFor(transaction), gateway.deps.now()), last4, brand: 'Zenith Emandate' }
  return begin(gateway, transaction, payment, ['birthday', 'otp'], 'approve')
}

const chargeTransfer: Means = (gateway, transaction, { bank_transfer }) => {
  if (bank_transfer === undefined) return null
  const now = gateway.deps.now()
  const expiring = { ...transaction, accountExpiresAt: accountExpiry(now, bank_transfer.account_expires_at ?? null) }
  return begin(gateway, expiring, transferPayment('bank_transfer', accountFor(transaction), now), [], 'transfer')
}

const chargeUssd: Means = (gateway, transaction, { ussd }) =>
  ussd
    ? begin(
        gateway,
        transaction,
        { ...transferPayment('ussd', accountFor(transaction), gateway.deps.now()), card_type: 'offline' },
        [],
        'later',
      )
    : null

const means = [chargeNewCard, chargeSavedCard, chargeBank, chargeTransfer, chargeUssd]

const submissions: Record<string, { step: Step; field: string }> = {
  submit_pin: { step: 'pin', field: 'pin' },
  submit_otp: { step: 'otp', field: 'otp' },
  submit_phone: { step: 'phone', field: 'phone' },
  submit_birthday: { step: 'birthday', field: 'birthday' },
  submit_address: { step: 'address', field: 'address' },
}

const codeToDial = ({ id }: Transaction, { ussd }: Charge) =>
  ussd && {
    ussd_code: `*${ussd.type}*000*${id}#`,
    display_text: 'Dial the code on your phone',
    status: 'pay_offline',
  }

/** `/charge`: paying without the hosted page, step by step. */
export function registerCharges(app: FastifyInstance, gateway: Gateway): void {
  const answer = (transaction: Transaction, more = {}) => ({
    status: true,
    message: 'Charge attempted',
    data: { ...presentCharge(gateway, transaction), ...more },
  })

  app.post('/charge', async (request) => {
    const asked = read(Charge, request.body)
    return gateway.deps.store.atomically(() => {
      const { email, amount, reference, metadata } = asked
      const opened = openTransaction(gateway, {
        email,
        amount,
        currency: checkCurrency(asked.currency),
        reference,
        metadata,
        entryPoint: 'charge',
      })
      const charged = means.reduce<Transaction | null>((done, attempt) => done ?? attempt(gateway, opened, asked), null)
      if (charged === null)
        refuse('missing_params', 'A means of payment is required: card, authorization_code, bank, bank_transfer or ussd')
      const both = charged.steps[0] === 'pin' && asked.pin !== undefined
      return answer(both ? takeStep(gateway, charged, 'pin', asked.pin ?? '') : charged, codeToDial(charged, asked))
    })
  })

  for (const [path, { step, field }] of Object.entries(submissions)) {
    const Submission = z.object({ reference: z.string(), [field]: text })
    app.post(`/charge/${path}`, async (request) => {
      const sent = read(Submission, request.body)
      const transaction = currentTransaction(gateway, String(sent.reference))
      const taken = answer(takeStep(gateway, transaction, step, String(sent[field])))
      return { ...taken, data: { display_text: '', ...taken.data } }
    })
  }

  app.get<{ Params: { reference: string } }>('/charge/:reference', async (request) => {
    const transaction = currentTransaction(gateway, request.params.reference)
    return { ...answer(transaction), message: 'Reference check successful' }
  })
}
