import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountProviders } from './bank-table.ts'
import { ensureCustomer, findCustomer } from './find-customer.ts'
import { type Gateway, sendEvent } from './gateway.ts'
import { listPage } from './list-page.ts'
import { type Customer, type DedicatedAccount, INTEGRATION } from './open-books.ts'
import { presentFilledCustomer } from './present-transaction.ts'
import { read } from './read-request.ts'
import { refuse } from './refuse.ts'

const NewAccount = z.object({ customer: z.coerce.string().min(1), preferred_bank: z.string().default('test-bank') })
const Assign = z.object({
  email: z.email(),
  first_name: z.string().min(1),
  last_name: z.string().min(1),
  phone: z.string().min(1),
  preferred_bank: z.string().default('test-bank'),
})

const ownerOf = ({ books }: Gateway, { customerCode }: DedicatedAccount): Customer =>
  books.customers.get(customerCode) ?? refuse('not_found')

/** A dedicated account with the fields that Paystack's OpenAPI document requires. */
export const presentAccount = (gateway: Gateway, account: DedicatedAccount) => {
  const owner = ownerOf(gateway, account)
  return {
    id: account.id,
    bank: account.bank,
    account_name: account.accountName,
    account_number: account.accountNumber,
    assigned: account.active,
    currency: 'NGN',
    metadata: null,
    active: account.active,
    created_at: account.createdAt,
    updated_at: account.createdAt,
    split_config: null,
    assignment: {
      integration: INTEGRATION,
      assignee_id: owner.id,
      assignee_type: 'Customer',
      expired: false,
      account_type: 'PAY-WITH-TRANSFER-RECURRING',
      assigned_at: account.createdAt,
      expired_at: null,
    },
    customer: presentFilledCustomer(owner),
  }
}

/** Assigns a dedicated account number to a customer; an existing one stays. */
function openAccount(gateway: Gateway, customer: Customer, preferred: string): DedicatedAccount {
  const { books, deps } = gateway
  const bank = accountProviders[preferred] ?? refuse('invalid_params', `Preferred bank ${preferred} is not available`)
  const known = books.accounts.find('customer', customer.customer_code).find(({ active }) => active)
  if (known !== undefined) return known
  const id = books.nextId()
  const account: DedicatedAccount = {
    id,
    accountNumber: `98${String(id).slice(-8)}`,
    accountName:
      `TRADEWIND/${[customer.first_name, customer.last_name].filter(Boolean).join(' ') || customer.email}`.toUpperCase(),
    bank,
    customerCode: customer.customer_code,
    active: true,
    createdAt: deps.now().toISOString(),
  }
  books.accounts.put(String(id), account)
  return account
}

/** `/dedicated_account`: customers' own account numbers, for top-ups by bank transfer. */
export function registerAccounts(app: FastifyInstance, gateway: Gateway): void {
  const { books, deps } = gateway

  app.post('/dedicated_account', async (request) => {
    const { customer, preferred_bank } = read(NewAccount, request.body)
    const account = deps.store.atomically(() => openAccount(gateway, findCustomer(gateway, customer), preferred_bank))
    return { status: true, message: 'NUBAN successfully created', data: presentAccount(gateway, account) }
  })

  app.post('/dedicated_account/assign', async (request) => {
    const { email, preferred_bank, ...details } = read(Assign, request.body)
    deps.store.atomically(() => {
      const customer = ensureCustomer(gateway, email, details)
      const dedicated_account = presentAccount(gateway, openAccount(gateway, customer, preferred_bank))
      const data = { customer: presentFilledCustomer(customer), dedicated_account, identification: { status: 'success' } }
      sendEvent(deps, 'dedicatedaccount.assign.success', data)
    })
    return { status: true, message: 'Assign dedicated account in progress' }
  })

  app.get('/dedicated_account/available_providers', async () => ({
    status: true,
    message: 'Dedicated account providers retrieved',
    // The document has an object here, not a list.
    data: Object.fromEntries(
      Object.values(accountProviders).map(({ id, name, slug }) => [
        slug,
        { provider_slug: slug, bank_id: id, bank_name: name, id },
      ]),
    ),
  }))

  app.get('/dedicated_account/requery', async () => ({
    status: true,
    message: 'We are checking the status of your transfer. We will send you a notification once it is confirmed',
  }))

  app.get<{ Querystring: Record<string, string> }>('/dedicated_account', async ({ query }) => {
    const wanted = query.customer === undefined ? undefined : findCustomer(gateway, query.customer).customer_code
    const active = query.active !== 'false'
    const { items, meta } = listPage(
      books.accounts,
      query,
      (one) => (wanted === undefined || one.customerCode === wanted) && (query.active === undefined || one.active === active),
    )
    return {
      status: true,
      message: 'Managed accounts successfully retrieved',
      data: items.map((one) => presentAccount(gateway, one)),
      meta,
    }
  })

  app.get<{ Params: { id: string } }>('/dedicated_account/:id', async (request) => {
    const account = books.accounts.get(request.params.id) ?? refuse('not_found', 'Dedicated account not found')
    return { status: true, message: 'Customer retrieved', data: presentAccount(gateway, account) }
  })

  app.delete<{ Params: { id: string } }>('/dedicated_account/:id', async (request) => {
    const account = books.accounts.get(request.params.id) ?? refuse('not_found', 'Dedicated account not found')
    const closed = { ...account, active: false }
    books.accounts.put(String(account.id), closed)
    return { status: true, message: 'Managed account successfully unassigned', data: presentAccount(gateway, closed) }
  })
}
