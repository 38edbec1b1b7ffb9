import { IconBuildingBank, IconCreditCard, type IconProps, IconWallet } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { PaymentMethod } from '#contract/payments.ts'
import type { Money as Amount } from '#domain/money/money.ts'
import { Money } from '../../../kit/money.tsx'
import css from './payment-methods.module.css'
import { WalletShort } from './wallet-short.tsx'

const icons: Record<PaymentMethod['id'], ComponentType<IconProps>> = {
  wallet: IconWallet,
  card: IconCreditCard,
  'bank-transfer': IconBuildingBank,
}

const refusals: Record<string, string> = {
  'too-late': 'The deadline is too near for a transfer',
  'too-small': 'The price is below the least that can be charged so',
}

/** The method that is selected initially: the first one that can pay. */
const firstMethod = (methods: PaymentMethod[]): PaymentMethod['id'] | undefined =>
  (methods.find((method) => !method.refusal) ?? methods[0])?.id

/** The button's label: one amount per method, of which CSS shows that of the selected one (also without scripts). */
export function PayAmount({ methods }: { methods: PaymentMethod[] }) {
  return (
    <span>
      Pay{' '}
      {methods.map(({ id, total }) => (
        <span key={id} data-method={id}>
          <Money {...total} exact />
        </span>
      ))}
    </span>
  )
}

type Props = {
  methods: PaymentMethod[]
  /** The wallet's balance; null for roles that may not see it. */
  wallet: Amount | null
  /** The address of this payment: a top-up of the wallet leads back to it. */
  here: string
  /** What to know before choosing a method, shown while it is chosen. */
  before?: Partial<Record<PaymentMethod['id'], ReactNode>>
}

/** The ways to pay as radio cards: fee, total and how long it takes. Posts `method` and each method's total as it was shown. */
export function PaymentMethods({ methods, wallet, here, before = {} }: Props) {
  const first = firstMethod(methods)
  return (
    <fieldset className={css.methods}>
      <legend className="visually-hidden">Payment method</legend>
      {methods.map((method) => {
        const Icon = icons[method.id]
        return (
          <div key={method.id} className={css.method}>
            <input
              type="radio"
              id={`method-${method.id}`}
              name="method"
              value={method.id}
              defaultChecked={method.id === first}
              aria-describedby={`method-${method.id}-facts`}
            />
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            <div className={css.words}>
              <label htmlFor={`method-${method.id}`} className={css.name}>
                {method.title}
              </label>
              <p id={`method-${method.id}-facts`} className={css.facts}>
                {method.takes}
                {method.id === 'wallet' && wallet && (
                  <>
                    {' · '}balance <Money {...wallet} exact />
                  </>
                )}
                <Refusal method={method} wallet={wallet} here={here} />
              </p>
            </div>
            <div className={css.price}>
              <Money {...method.total} exact />
              <span className={css.fee}>
                {method.fee.amount === 0 ? (
                  'No fee'
                ) : (
                  <>
                    Fee <Money {...method.fee} exact />
                  </>
                )}
              </span>
            </div>
            <input type="hidden" name={`total.${method.id}`} value={method.total.amount} />
          </div>
        )
      })}
      <div className={css.hint} aria-live="polite">
        {methods.map((method) => (
          <div key={method.id} data-method={method.id}>
            <p>
              You pay{' '}
              <strong>
                <Money {...method.total} exact />
              </strong>
              {method.fee.amount > 0 && (
                <>
                  , of which <Money {...method.fee} exact /> is the payment fee
                </>
              )}
              , charged in {method.total.currency}.
            </p>
            {before[method.id]}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** Why a method cannot pay now, and what helps. */
function Refusal({ method: { refusal, total }, wallet, here }: Pick<Props, 'wallet' | 'here'> & { method: PaymentMethod }) {
  if (!refusal) return null
  if (refusal === 'balance-low') return <WalletShort total={total} wallet={wallet} here={here} />
  return <span className={css.low}>{refusals[refusal] ?? 'Not possible now'}</span>
}
