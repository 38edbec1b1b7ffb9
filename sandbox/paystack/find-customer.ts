import type { Gateway } from './gateway.ts'
import type { Customer } from './open-books.ts'
import { refuse } from './refuse.ts'

type Details = Partial<Pick<Customer, 'first_name' | 'last_name' | 'phone' | 'metadata'>>

/** The customer with this email; Paystack creates one on the first payment or updates the existing one. */
export function ensureCustomer({ books, deps }: Gateway, email: string, details: Details = {}): Customer {
  const known = books.customers.find('email', email.toLowerCase())[0]
  const now = deps.now().toISOString()
  const given = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
  if (known !== undefined && Object.keys(given).length === 0) return known
  const customer: Customer = {
    id: known?.id ?? books.nextId(),
    customer_code: known?.customer_code ?? books.nextCode('CUS_', 15),
    email,
    first_name: known?.first_name ?? null,
    last_name: known?.last_name ?? null,
    phone: known?.phone ?? null,
    metadata: known?.metadata ?? null,
    createdAt: known?.createdAt ?? now,
    ...given,
    updatedAt: now,
  }
  books.customers.put(customer.customer_code, customer)
  return customer
}

/** A customer by code, id or email, as Paystack allows; an error if there is none. */
export function findCustomer({ books }: Gateway, key: string): Customer {
  return (
    books.customers.get(key) ??
    books.customers.find('id', key)[0] ??
    books.customers.find('email', key.toLowerCase())[0] ??
    refuse('not_found', 'Customer not found')
  )
}
