import { settle } from '../charge-transaction.ts'
import type { Gateway } from '../gateway.ts'
import type { DedicatedAccount, Transaction } from '../open-books.ts'
import { openTransaction } from '../open-transaction.ts'
import { refuse } from '../refuse.ts'
import { transferPayment } from '../transfer-account.ts'

/** A transfer to a dedicated account: a transaction that was not opened before, and `charge.success`. Any amount is accepted. */
export function deposit(gateway: Gateway, account: DedicatedAccount, amount: number): Transaction {
  const { books, deps } = gateway
  const { email, customer_code } = books.customers.get(account.customerCode) ?? refuse('not_found')
  const opened = openTransaction(gateway, { email, amount, currency: 'NGN', entryPoint: 'dedicated_nuban' })
  const payment = transferPayment('dedicated_nuban', { number: account.accountNumber, bank: account.bank.name }, deps.now())
  const arrived: Transaction = {
    ...opened,
    customerCode: customer_code,
    channel: 'dedicated_nuban',
    authorization: {
      account_name: null,
      receiver_bank_account_number: null,
      receiver_bank: null,
      ...payment,
      country_code: 'NG',
      reusable: false,
      signature: '',
      authorization_code: books.nextCode('AUTH_', 10),
    },
  }
  books.transactions.put(arrived.reference, arrived)
  return settle(gateway, arrived)
}
