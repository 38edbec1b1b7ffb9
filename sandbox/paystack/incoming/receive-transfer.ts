import { begin, settle } from '../charge-transaction.ts'
import { type Gateway, sendEvent } from '../gateway.ts'
import { INTEGRATION, type Transaction } from '../open-books.ts'
import { customerOf, presentCustomer } from '../present-transaction.ts'
import { refuse } from '../refuse.ts'
import { accountFor, transferPayment } from '../transfer-account.ts'
import { deposit } from './deposit.ts'
import { lapse } from './expire-account.ts'

export interface Receipt {
  /** `rejected`: the gateway refused the amount and reports it by webhook. `returned`: the account is closed; the bank returns the transfer. */
  outcome: 'accepted' | 'rejected' | 'returned'
  reference: string
  /** The status of the transaction afterwards. */
  status: Transaction['status']
  /** The sent amount, in kobo. */
  amount: number
}

/** The gateway returns a wrong amount to the payer, who may send the right one while the account is open. */
function rejectAmount(gateway: Gateway, transaction: Transaction, amount: number): Receipt {
  const customer = customerOf(gateway, transaction)
  const { createdAt, updatedAt } = customer
  sendEvent(gateway.deps, 'bank.transfer.rejected', {
    bank_transfer: {
      amount: String(amount),
      message: 'incorrect amount sent',
      message_type: 'INCORRECT_AMOUNT',
      transaction_id: String(transaction.id),
    },
    customer: { ...presentCustomer(customer), domain: 'test', integration: INTEGRATION, createdAt, updatedAt },
  })
  return { outcome: 'rejected', reference: transaction.reference, status: transaction.status, amount }
}

/** Whether the account is closed: paid, expired, or a card is being charged at this moment. */
const isClosed = ({ status, accountExpiresAt }: Transaction) => {
  if (status === 'success' || status === 'reversed') return true
  return accountExpiresAt === undefined ? status === 'pending' : status === 'failed'
}

function payTransaction(gateway: Gateway, found: Transaction, amount: number): Receipt {
  const transaction = lapse(gateway, found)
  const { reference, status } = transaction
  if (isClosed(transaction)) return { outcome: 'returned', reference, status, amount }
  if (amount !== transaction.amount) return rejectAmount(gateway, transaction, amount)
  const payment = transferPayment('bank_transfer', accountFor(transaction), gateway.deps.now())
  const begun = status === 'pending' ? transaction : begin(gateway, transaction, payment, [], 'approve')
  return { outcome: 'accepted', reference, status: settle(gateway, begun).status, amount }
}

/** A payer's bank sends `amount` kobo to an account: one transaction's own, or a customer's dedicated one. */
export function receiveTransfer(gateway: Gateway, accountNumber: string, amount: number): Receipt {
  const { books, deps } = gateway
  return deps.store.atomically(() => {
    const [awaited] = books.transactions.find('account', accountNumber)
    if (awaited !== undefined) return payTransaction(gateway, awaited, amount)
    const dedicated = books.accounts.find('number', accountNumber).find(({ active }) => active)
    if (dedicated === undefined) refuse('not_found', 'Account not found')
    const { reference, status } = deposit(gateway, dedicated, amount)
    return { outcome: 'accepted', reference, status, amount }
  })
}
