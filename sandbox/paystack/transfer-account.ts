import type { Payment } from './charge-transaction.ts'
import type { Channel, Transaction } from './open-books.ts'

/** The account number for one transaction's transfer. */
export const accountFor = ({ id }: Pick<Transaction, 'id'>) => ({
  number: `99${String(id).slice(-8).padStart(8, '0')}`,
  bank: 'Test Bank',
  name: 'PAYSTACK CHECKOUT',
})

/** A payment by bank transfer, from an account of the sandbox's own bank. */
export const transferPayment = (channel: Channel, receiver: { number: string; bank: string }, now: Date): Payment => ({
  bin: '008XXX',
  last4: 'X553',
  exp_month: String(now.getUTCMonth() + 1).padStart(2, '0'),
  exp_year: String(now.getUTCFullYear()),
  channel,
  card_type: 'transfer',
  bank: 'Test Bank',
  brand: 'Managed Account',
  account_name: 'SANDBOX PAYER',
  receiver_bank_account_number: receiver.number,
  receiver_bank: receiver.bank,
  sender_country: 'NG',
  sender_bank: 'Test Bank',
  sender_bank_account_number: 'XXXXXXX553',
  sender_name: 'SANDBOX PAYER',
  narration: 'Sandbox transfer',
})
