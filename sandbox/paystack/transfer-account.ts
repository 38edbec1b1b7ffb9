import type { Transaction } from './open-books.ts'

/** The account number that a payer sends one transaction's money to. */
export const accountFor = ({ id }: Pick<Transaction, 'id'>) => ({
  number: `99${String(id).slice(-8).padStart(8, '0')}`,
  bank: 'Test Bank',
  name: 'PAYSTACK CHECKOUT',
})
