import { timingSafeEqual } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { RegisterVendor } from '../deps.ts'
import { openAlarms } from '../frame/set-alarms.ts'
import { settle } from './charge-transaction.ts'
import { registerCheckout } from './checkout/register-checkout.ts'
import { type Gateway, SECRET_KEY } from './gateway.ts'
import { registerIncoming } from './incoming/register-incoming.ts'
import { openBooks } from './open-books.ts'
import { Refusal, refuse } from './refuse.ts'
import { registerAccounts } from './register-accounts.ts'
import { registerBanks } from './register-banks.ts'
import { registerCharges } from './register-charges.ts'
import { registerCustomers } from './register-customers.ts'
import { registerRecipients } from './register-recipients.ts'
import { processRefund, registerRefunds } from './register-refunds.ts'
import { registerTransactions } from './register-transactions.ts'
import { registerTransfers, settleTransfer } from './register-transfers.ts'

const expected = Buffer.from(`Bearer ${SECRET_KEY}`)

/** The document's general error has the kind of the error in `code`, an enumeration, and a tag in `type`; that of opening a transaction has them swapped. */
const tagsOf = ({ url }: FastifyRequest, { type, code }: { type: string; code: string }) =>
  url.endsWith('/transaction/initialize') ? { type, code } : { type: code, code: type }

function answerRefusals(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500, message } = error
    // A bug of the sandbox must look like one: the framework answers 500.
    if (statusCode >= 500) throw error
    const { type, code, nextStep } =
      error instanceof Refusal
        ? error
        : { type: 'validation_error', code: 'invalid_params', nextStep: 'Send a well-formed request' }
    return reply
      .code(statusCode)
      .send({ status: false, message, meta: { nextStep }, ...tagsOf(request, { type, code }), errorCodeMappingNotFound: false })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status: false, message: 'Endpoint not found', type: 'not_found', code: 'validation_error' }),
  )
}

const areas = [
  registerTransactions,
  registerCharges,
  registerRefunds,
  registerAccounts,
  registerRecipients,
  registerTransfers,
  registerBanks,
  registerCustomers,
]

/** A gateway with Paystack's published protocol under `/paystack`, with its own hosted page at `/paystack/checkout/{access_code}`. */
export const registerPaystack: RegisterVendor = async (app, deps) => {
  const alarms = openAlarms(deps.store, 'paystack', {
    settle(reference) {
      const transaction = gateway.books.transactions.get(reference)
      if (transaction?.status === 'pending') settle(gateway, transaction)
    },
    refund: (id) => processRefund(gateway, id),
    transfer: (reference) => settleTransfer(gateway, reference),
  })
  const gateway: Gateway = { deps, books: openBooks(deps), alarms }
  app.addHook('onClose', async () => alarms.stop())

  await app.register(
    async (api) => {
      answerRefusals(api)
      api.addHook('onRequest', async (request) => {
        const given = Buffer.from(request.headers.authorization ?? '')
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) refuse('invalid_key')
      })
      for (const register of areas) register(api, gateway)
    },
    { prefix: '/paystack' },
  )
  await app.register(async (pages) => registerCheckout(pages, gateway))
  await app.register(async (control) => {
    answerRefusals(control)
    registerIncoming(control, gateway)
  })
}
