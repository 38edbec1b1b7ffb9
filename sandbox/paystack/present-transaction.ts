import type { Gateway } from './gateway.ts'
import type { Customer, Transaction } from './open-books.ts'
import type { Step } from './test-cards.ts'
import { accountFor } from './transfer-account.ts'

/** A customer as part of other objects. */
export const presentCustomer = (customer: Customer) => ({
  id: customer.id,
  first_name: customer.first_name,
  last_name: customer.last_name,
  email: customer.email,
  customer_code: customer.customer_code,
  phone: customer.phone,
  metadata: customer.metadata,
  risk_action: 'default',
  international_format_phone: customer.phone?.startsWith('+') ? customer.phone : null,
})

/** The form for fields that the document declares as texts and objects: unknown values are empty. */
export const presentFilledCustomer = (customer: Customer) => {
  const shown = presentCustomer(customer)
  return {
    ...shown,
    first_name: shown.first_name ?? '',
    last_name: shown.last_name ?? '',
    phone: shown.phone ?? '',
    metadata: shown.metadata ?? {},
    international_format_phone: shown.international_format_phone ?? '',
  }
}

export function customerOf({ books }: Gateway, transaction: Transaction): Customer {
  const customer = books.customers.get(transaction.customerCode)
  if (customer === undefined) throw new Error(`Transaction ${transaction.reference} has no customer ${transaction.customerCode}`)
  return customer
}

const seconds = (iso: string) => Math.floor(new Date(iso).getTime() / 1000)

const presentLog = (transaction: Transaction) => ({
  start_time: seconds(transaction.createdAt),
  time_spent: transaction.history.at(-1)?.time ?? 0,
  attempts: transaction.attempts,
  errors: transaction.wrongTries,
  success: transaction.status === 'success' || transaction.status === 'reversed',
  mobile: false,
  input: [],
  history: transaction.history,
})

/**
 * A transaction with every field that Paystack's OpenAPI document requires of verify, fetch and list together
 * (which is why some moments appear under two names).
 */
export const presentTransaction = (gateway: Gateway, transaction: Transaction) => ({
  id: transaction.id,
  domain: 'test',
  status: transaction.status,
  reference: transaction.reference,
  receipt_number: null,
  amount: transaction.amount,
  message: transaction.message,
  gateway_response: transaction.gatewayResponse,
  helpdesk_link: null,
  paid_at: transaction.paidAt,
  created_at: transaction.createdAt,
  channel: transaction.channel,
  currency: transaction.currency,
  ip_address: '127.0.0.1',
  metadata: transaction.metadata ?? '',
  log: presentLog(transaction),
  fees: transaction.fees,
  fees_split: null,
  authorization: transaction.authorization ?? {},
  customer: presentCustomer(customerOf(gateway, transaction)),
  plan: null,
  split: {},
  order_id: null,
  paidAt: transaction.paidAt,
  createdAt: transaction.createdAt,
  requested_amount: transaction.amount,
  pos_transaction_data: null,
  source: { type: 'api', source: 'merchant_api', entry_point: transaction.entryPoint, identifier: null },
  fees_breakdown: null,
  connect: null,
  transaction_date: transaction.createdAt,
  plan_object: {},
  subaccount: {},
})

const NO_AUTHORIZATION = {
  authorization_code: null,
  bin: null,
  last4: null,
  exp_month: null,
  exp_year: null,
  channel: null,
  card_type: null,
  bank: null,
  country_code: null,
  brand: null,
  reusable: false,
  signature: null,
  account_name: null,
}

/** The form for lists and by id, where Paystack has nulls for what verify omits. */
export const presentListed = (gateway: Gateway, transaction: Transaction) => ({
  ...presentTransaction(gateway, transaction),
  authorization: transaction.authorization ?? NO_AUTHORIZATION,
  customer: presentFilledCustomer(customerOf(gateway, transaction)),
  plan: {},
})

const stepStatus: Record<Step, string> = {
  pin: 'send_pin',
  otp: 'send_otp',
  phone: 'send_phone',
  birthday: 'send_birthday',
  address: 'send_address',
  'three-d-secure': 'open_url',
}

const stepWords: Record<Step, string> = {
  pin: 'Please enter your PIN',
  otp: 'Please enter the code that your bank sent you',
  phone: 'Please enter your phone number',
  birthday: 'Please enter your birthday',
  address: 'Please enter your billing address',
  'three-d-secure': 'Please approve the payment at your bank',
}

export const checkoutUrl = ({ deps }: Gateway, transaction: Transaction) =>
  `${deps.baseUrl()}/paystack/checkout/${transaction.accessCode}`

/** The account of a charge that waits for a bank transfer. */
function presentAwaited(transaction: Transaction) {
  const { name, number, bank } = accountFor(transaction)
  return {
    status: 'pending_bank_transfer',
    display_text: 'Please transfer the amount to this account',
    account_name: name,
    account_number: number,
    bank: { slug: 'test-bank', name: bank, id: 24 },
    account_expires_at: transaction.accountExpiresAt,
  }
}

/** A direct charge: the transaction, with the payer's next step as its status. */
export function presentCharge(gateway: Gateway, transaction: Transaction) {
  const shown = {
    ...presentTransaction(gateway, transaction),
    customer: presentFilledCustomer(customerOf(gateway, transaction)),
    paid_at: transaction.paidAt ?? '',
    fees: transaction.fees ?? 0,
    redirect_url: null,
    metadata: { custom_fields: [], ...Object(transaction.metadata) },
  }
  const [step] = transaction.steps
  if (transaction.status === 'pending' && transaction.accountExpiresAt !== undefined)
    return { ...shown, ...presentAwaited(transaction) }
  if (transaction.status !== 'ongoing' || step === undefined) return shown
  const url = step === 'three-d-secure' ? `${checkoutUrl(gateway, transaction)}/three-d-secure` : null
  return { ...shown, status: stepStatus[step], display_text: stepWords[step], redirect_url: url, url }
}
