import { ensureCustomer } from './find-customer.ts'
import type { Gateway } from './gateway.ts'
import type { Transaction } from './open-books.ts'
import { refuse } from './refuse.ts'

export interface NewTransaction {
  email: string
  amount: number
  currency: string
  reference?: string
  metadata?: unknown
  channels?: string[]
  callbackUrl?: string | null
  entryPoint: Transaction['entryPoint']
}

/** Opens an unpaid transaction, which Paystack calls "abandoned". The reference must be unique. */
export function openTransaction(gateway: Gateway, input: NewTransaction): Transaction {
  const { books, deps } = gateway
  return deps.store.atomically(() => {
    if (input.reference !== undefined && books.transactions.get(input.reference) !== undefined) refuse('duplicate_reference')
    const transaction: Transaction = {
      id: books.nextId(),
      reference: input.reference ?? books.nextCode('T', 15),
      accessCode: books.nextCode('', 15),
      status: 'abandoned',
      amount: input.amount,
      currency: input.currency,
      customerCode: ensureCustomer(gateway, input.email).customer_code,
      channels: input.channels ?? ['card', 'bank_transfer'],
      channel: 'card',
      metadata: input.metadata ?? null,
      callbackUrl: input.callbackUrl ?? null,
      entryPoint: input.entryPoint,
      message: null,
      gatewayResponse: 'The transaction was not completed',
      fees: null,
      refunded: 0,
      createdAt: deps.now().toISOString(),
      paidAt: null,
      authorization: null,
      steps: [],
      outcome: null,
      wrongTries: 0,
      attempts: 0,
      history: [],
    }
    books.transactions.put(transaction.reference, transaction)
    return transaction
  })
}

/** A transaction by reference or id. */
export const findTransaction = ({ books }: Gateway, key: string): Transaction =>
  books.transactions.get(key) ?? books.transactions.find('id', key)[0] ?? refuse('transaction_not_found')
