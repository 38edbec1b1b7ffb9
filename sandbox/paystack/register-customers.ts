import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ensureCustomer, findCustomer } from './find-customer.ts'
import type { Gateway } from './gateway.ts'
import { listPage } from './list-page.ts'
import { type Customer, INTEGRATION } from './open-books.ts'
import { Metadata, read } from './read-request.ts'
import { refuse } from './refuse.ts'
import { presentAccount } from './register-accounts.ts'

const Details = z.object({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  phone: z.string().optional(),
  metadata: Metadata,
})
const Deactivation = z.object({ authorization_code: z.string() })
const NewCustomer = Details.extend({ email: z.email() })

const presentProfile = (customer: Customer) => ({
  id: customer.id,
  customer_code: customer.customer_code,
  email: customer.email,
  first_name: customer.first_name ?? '',
  last_name: customer.last_name ?? '',
  phone: customer.phone ?? '',
  metadata: customer.metadata ?? {},
  integration: INTEGRATION,
  domain: 'test',
  risk_action: 'default',
  identified: false,
  identifications: null,
  createdAt: customer.createdAt,
  updatedAt: customer.updatedAt,
})

/** `/customer`: payers, and their stored cards. */
export function registerCustomers(app: FastifyInstance, gateway: Gateway): void {
  const { books } = gateway
  const authorizationsOf = (customer: Customer) =>
    books.authorizations
      .find('customer', customer.customer_code)
      .map(({ customerCode: _customer, cardNumber: _number, ...shown }) => shown)

  app.post('/customer', async (request) => {
    const { email, metadata, ...details } = read(NewCustomer, request.body)
    const customer = ensureCustomer(gateway, email, { ...details, ...(metadata === null ? {} : { metadata }) })
    const data = { ...presentProfile(customer), transactions: [], subscriptions: [], authorizations: authorizationsOf(customer) }
    return { status: true, message: 'Customer created', data }
  })

  app.get<{ Querystring: Record<string, string> }>('/customer', async ({ query }) => {
    const { items, meta } = listPage(books.customers, query)
    return { status: true, message: 'Customers retrieved', data: items.map(presentProfile), meta }
  })

  app.get<{ Params: { code: string } }>('/customer/:code', async (request) => {
    const customer = findCustomer(gateway, request.params.code)
    const paid = books.transactions
      .find('status', 'success')
      .filter(({ customerCode }) => customerCode === customer.customer_code)
    const accounts = books.accounts.find('customer', customer.customer_code).map((account) => presentAccount(gateway, account))
    const data = {
      ...presentProfile(customer),
      transactions: [],
      subscriptions: [],
      authorizations: authorizationsOf(customer),
      total_transactions: paid.length,
      total_transaction_value: paid.map(({ currency, amount }) => ({ currency, amount })),
      dedicated_account: accounts[0] ?? null,
      dedicated_accounts: accounts,
    }
    return { status: true, message: 'Customer retrieved', data }
  })

  app.post('/customer/authorization/deactivate', async (request) => {
    const { authorization_code } = read(Deactivation, request.body)
    if (!books.authorizations.get(authorization_code)) refuse('not_found', 'Authorization code not found')
    books.authorizations.remove(authorization_code)
    return { status: true, message: 'Authorization has been deactivated' }
  })

  app.put<{ Params: { code: string } }>('/customer/:code', async (request) => {
    const { email } = findCustomer(gateway, request.params.code)
    const { metadata, ...details } = read(Details, request.body)
    const customer = ensureCustomer(gateway, email, { ...details, ...(metadata === null ? {} : { metadata }) })
    return { status: true, message: 'Customer updated', data: presentProfile(customer) }
  })
}
