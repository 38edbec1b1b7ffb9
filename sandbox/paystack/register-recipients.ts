import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountHolder, banks } from './bank-table.ts'
import type { Gateway } from './gateway.ts'
import { listPage } from './list-page.ts'
import { INTEGRATION, type Recipient } from './open-books.ts'
import { Currency, Metadata, read } from './read-request.ts'
import { refuse } from './refuse.ts'

const NewRecipient = z.object({
  type: z.string().min(1),
  name: z.string().min(1),
  account_number: z.coerce.string().min(1),
  bank_code: z.coerce.string().min(1),
  description: z.string().optional(),
  currency: Currency.default('NGN'),
  email: z.email().nullish(),
  metadata: Metadata,
})

const ChangedRecipient = z.object({ name: z.string().min(1), email: z.email().nullish() })

export const presentRecipient = (one: Recipient) => ({
  active: !one.deleted,
  createdAt: one.createdAt,
  currency: one.currency,
  description: one.description,
  domain: 'test',
  email: one.email ?? '',
  id: one.id,
  integration: INTEGRATION,
  metadata: one.metadata ?? {},
  name: one.name,
  recipient_code: one.recipient_code,
  type: one.type,
  updatedAt: one.updatedAt,
  is_deleted: one.deleted,
  isDeleted: one.deleted,
  recipient_account: one.accountNumber,
  institution_code: one.bankCode,
  details: {
    authorization_code: null,
    account_number: one.accountNumber,
    account_name: one.accountName,
    bank_code: one.bankCode,
    bank_name: one.bankName,
  },
})

export const findRecipient = ({ books }: Gateway, key: string): Recipient =>
  books.recipients.get(key) ?? books.recipients.find('id', key)[0] ?? refuse('not_found', 'Recipient not found')

/** `/transferrecipient`: the bank accounts of payouts. */
export function registerRecipients(app: FastifyInstance, gateway: Gateway) {
  const { books, deps } = gateway

  app.post('/transferrecipient', async (request, reply) => {
    const asked = read(NewRecipient, request.body)
    const bank = banks.find(({ code }) => code === asked.bank_code)
    const holder = accountHolder(asked.account_number)
    if (bank === undefined || holder === null) refuse('account_not_resolved')
    const known = books.recipients.find('account', `${asked.bank_code}/${asked.account_number}`)[0]
    const now = deps.now().toISOString()
    const recipient: Recipient = {
      id: known?.id ?? books.nextId(),
      recipient_code: known?.recipient_code ?? books.nextCode('RCP_', 15),
      type: asked.type,
      name: asked.name,
      description: asked.description ?? '',
      currency: asked.currency,
      email: asked.email ?? null,
      metadata: asked.metadata,
      accountNumber: asked.account_number,
      accountName: holder,
      bankCode: bank.code,
      bankName: bank.name,
      deleted: false,
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
    }
    books.recipients.put(recipient.recipient_code, recipient)
    return reply
      .code(201)
      .send({ status: true, message: 'Transfer recipient created successfully', data: presentRecipient(recipient) })
  })

  app.get<{ Querystring: Record<string, string> }>('/transferrecipient', async ({ query }) => {
    const { items, meta } = listPage(books.recipients, query, ({ deleted }) => !deleted)
    return { status: true, message: 'Recipients retrieved', data: items.map(presentRecipient), meta }
  })

  app.get<{ Params: { code: string } }>('/transferrecipient/:code', async (request) => ({
    status: true,
    message: 'Recipient retrieved',
    data: presentRecipient(findRecipient(gateway, request.params.code)),
  }))

  app.put<{ Params: { code: string } }>('/transferrecipient/:code', async (request) => {
    const recipient = findRecipient(gateway, request.params.code)
    const { name, email } = read(ChangedRecipient, request.body)
    const changed = { ...recipient, name, email: email ?? recipient.email, updatedAt: deps.now().toISOString() }
    books.recipients.put(recipient.recipient_code, changed)
    return { status: true, message: 'Recipient updated' }
  })

  app.delete<{ Params: { code: string } }>('/transferrecipient/:code', async (request) => {
    const recipient = findRecipient(gateway, request.params.code)
    books.recipients.put(recipient.recipient_code, { ...recipient, deleted: true, updatedAt: deps.now().toISOString() })
    return { status: true, message: 'Transfer recipient set as inactive' }
  })
}
