import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountHolder, banks } from './bank-table.ts'
import type { Gateway } from './gateway.ts'
import { read } from './read-request.ts'
import { refuse } from './refuse.ts'

const LISTED_SINCE = '2016-07-14T10:04:29.000Z'

const Resolve = z.object({ account_number: z.string().min(1), bank_code: z.string().min(1) })

/** `/bank` and `/balance`: the banks, the holder of an account number, and the integration's balance. */
export function registerBanks(app: FastifyInstance, { books }: Gateway): void {
  app.get<{ Querystring: Record<string, string> }>('/bank', async ({ query }) => {
    const elsewhere =
      (query.country !== undefined && !/^(nigeria|ng)$/i.test(query.country)) || (query.currency ?? 'NGN') !== 'NGN'
    const data = (elsewhere ? [] : banks).map((bank) => ({
      ...bank,
      longcode: bank.code.padEnd(9, '1').slice(0, 9),
      gateway: null,
      pay_with_bank: false,
      pay_with_bank_transfer: true,
      supports_transfer: true,
      available_for_direct_debit: true,
      active: true,
      is_deleted: false,
      country: 'Nigeria',
      currency: 'NGN',
      type: 'nuban',
      createdAt: LISTED_SINCE,
      updatedAt: LISTED_SINCE,
    }))
    return { status: true, message: 'Banks retrieved', data }
  })

  app.get('/bank/resolve', async (request) => {
    const { account_number, bank_code } = read(Resolve, request.query)
    const bank = banks.find(({ code }) => code === bank_code)
    const holder = accountHolder(account_number)
    if (bank === undefined || holder === null) refuse('account_not_resolved')
    return { status: true, message: 'Account number resolved', data: { account_number, account_name: holder, bank_id: bank.id } }
  })

  app.get('/balance', async () => ({
    status: true,
    message: 'Balances retrieved',
    data: [{ currency: 'NGN', balance: books.balance() }],
  }))
}
