import { createHash } from 'node:crypto'
import type { Collection, SandboxDeps } from '../deps.ts'
import type { Step, TestCard } from './test-cards.ts'
import { accountFor } from './transfer-account.ts'

export interface Customer {
  id: number
  customer_code: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  metadata: unknown
  createdAt: string
  updatedAt: string
}

/** The payment of a charge in Paystack's own field names, and its test card, if any. */
export interface Authorization {
  authorization_code: string
  bin: string
  last4: string
  exp_month: string
  exp_year: string
  channel: Channel
  card_type: string
  bank: string
  country_code: string
  brand: string
  reusable: boolean
  signature: string
  account_name: string | null
  receiver_bank_account_number: string | null
  receiver_bank: string | null
  sender_country?: string
  sender_bank?: string
  sender_bank_account_number?: string
  sender_name?: string
  narration?: string
}

export interface SavedAuthorization extends Authorization {
  customerCode: string
  cardNumber: string
}

export type Channel = 'card' | 'bank' | 'ussd' | 'bank_transfer' | 'dedicated_nuban' | 'qr' | 'eft' | 'mobile_money'
/** The bank's response after the payer's last step; `transfer`: none until the money arrives. */
export type Outcome = TestCard['outcome'] | 'transfer'
export type Status = 'abandoned' | 'ongoing' | 'pending' | 'success' | 'failed' | 'reversed'

export interface Transaction {
  id: number
  reference: string
  accessCode: string
  status: Status
  amount: number
  currency: string
  customerCode: string
  channels: string[]
  channel: Channel
  metadata: unknown
  callbackUrl: string | null
  entryPoint: 'transaction_initialize' | 'charge' | 'charge_authorization' | 'dedicated_nuban'
  message: string | null
  gatewayResponse: string
  fees: number | null
  refunded: number
  createdAt: string
  paidAt: string | null
  authorization: Authorization | null
  /** The charge in progress: the payer's next step, and the bank's later answer. */
  steps: Step[]
  outcome: Outcome | null
  /** Until when the account of a charge by bank transfer accepts money (ISO, UTC). */
  accountExpiresAt?: string
  wrongTries: number
  attempts: number
  history: { type: string; message: string; time: number }[]
}

export interface Refund {
  id: number
  transactionReference: string
  amount: number
  currency: string
  status: 'pending' | 'processing' | 'processed' | 'failed'
  channel: Channel
  customerNote: string
  merchantNote: string
  createdAt: string
  updatedAt: string
  refundedAt: string | null
}

export interface DedicatedAccount {
  id: number
  accountNumber: string
  accountName: string
  bank: { id: number; name: string; slug: string }
  customerCode: string
  active: boolean
  createdAt: string
}

export interface Recipient {
  id: number
  recipient_code: string
  type: string
  name: string
  description: string
  currency: string
  email: string | null
  metadata: unknown
  accountNumber: string
  accountName: string
  bankCode: string
  bankName: string
  deleted: boolean
  createdAt: string
  updatedAt: string
}

export interface Transfer {
  id: number
  transfer_code: string
  reference: string
  amount: number
  fee: number
  currency: string
  recipientCode: string
  reason: string
  status: 'pending' | 'success' | 'failed' | 'reversed'
  createdAt: string
  updatedAt: string
  transferredAt: string | null
}

export interface Books {
  customers: Collection<Customer>
  transactions: Collection<Transaction>
  authorizations: Collection<SavedAuthorization>
  refunds: Collection<Refund>
  accounts: Collection<DedicatedAccount>
  recipients: Collection<Recipient>
  transfers: Collection<Transfer>
  nextId(): number
  /** A code such as `CUS_x1y2...`, unique, and reproducible for the same seed and order of calls. */
  nextCode(prefix: string, length: number): string
  balance(): number
  /** Changes the balance, in kobo. */
  move(amount: number): void
}

export const INTEGRATION = 463_433
const FIRST_ID = 3_104_021_900
const OPENING_BALANCE = 5_000_000_000

/** The gateway's stored data. Transactions are stored by reference, everything else by code or id. */
export function openBooks({ store, seed }: Pick<SandboxDeps, 'store' | 'seed'>): Books {
  const figures = store.collection<number>('paystack.figures')
  const count = (name: string, start: number, by: number) => {
    const value = (figures.get(name) ?? start) + by
    figures.put(name, value)
    return value
  }
  return {
    customers: store.collection('paystack.customers', { email: ({ email }) => email.toLowerCase(), id: ({ id }) => String(id) }),
    transactions: store.collection('paystack.transactions', {
      id: ({ id }) => String(id),
      accessCode: ({ accessCode }) => accessCode,
      status: ({ status }) => status,
      account: (one) => accountFor(one).number,
    }),
    authorizations: store.collection('paystack.authorizations', { customer: ({ customerCode }) => customerCode }),
    refunds: store.collection('paystack.refunds', { transaction: ({ transactionReference }) => transactionReference }),
    accounts: store.collection('paystack.dedicated-accounts', {
      number: ({ accountNumber }) => accountNumber,
      customer: ({ customerCode }) => customerCode,
    }),
    recipients: store.collection('paystack.recipients', {
      account: (one) => `${one.bankCode}/${one.accountNumber}`,
      id: ({ id }) => String(id),
    }),
    transfers: store.collection('paystack.transfers', { code: ({ transfer_code }) => transfer_code, id: ({ id }) => String(id) }),
    nextId: () => count('id', FIRST_ID, 1),
    nextCode(prefix, length) {
      const digest = createHash('sha256')
        .update(`${seed}|${prefix}|${count('code', 0, 1)}`)
        .digest('hex')
      return prefix + BigInt(`0x${digest}`).toString(36).slice(0, length)
    },
    balance: () => figures.get('balance') ?? OPENING_BALANCE,
    move: (amount) => void count('balance', OPENING_BALANCE, amount),
  }
}
