import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconClock, IconClockOff, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { outcomes, type PaymentStatus } from '#domain/money/payment-status.ts'
import { productFacts } from '#domain/products.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { Deadline } from '../../../kit/deadline.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Money } from '../../../kit/money.tsx'
import { Pill, type Tone } from '../../../kit/status-pill.tsx'
import css from '../../../order/records.module.css'
import { useIsShop } from '../../../session.ts'

const methods: Record<string, string> = { wallet: 'Wallet', card: 'Card', 'bank-transfer': 'Bank transfer' }

type Face = { label: string; tone: Tone; icon: ComponentType<IconProps> }

const faces: Record<PaymentStatus, Face> = {
  pending: { label: 'Pending', tone: 'info', icon: IconClock },
  succeeded: { label: 'Paid', tone: 'good', icon: IconCheck },
  failed: { label: 'Failed', tone: 'bad', icon: IconAlertTriangle },
  abandoned: { label: 'Abandoned', tone: 'quiet', icon: IconClockOff },
  expired: { label: 'Expired', tone: 'quiet', icon: IconClockOff },
  refunding: { label: 'Refund on its way', tone: 'info', icon: IconArrowBackUp },
  refunded: { label: 'Refunded', tone: 'quiet', icon: IconArrowBackUp },
  reversing: { label: 'Going back to the payer', tone: 'info', icon: IconArrowBackUp },
  divided: { label: 'Paid', tone: 'good', icon: IconCheck },
  reversed: { label: 'Went back to the payer', tone: 'quiet', icon: IconArrowBackUp },
}

/** Every attempt to pay the order, the failed ones with their reason. */
export function Payments({ order }: { order: Pick<OrderDetail, 'product' | 'payments' | 'departure' | 'total'> }) {
  const { product, payments, departure, total } = order
  const { people, seller } = productFacts[product]
  const isShop = useIsShop()
  const none = total.amount === 0 ? `Nothing is charged here: the ${people} pay the ${seller}.` : 'No payment was started yet.'
  return (
    <DetailSection title="Payments">
      {payments.length === 0 && <p className={css.none}>{none}</p>}
      <ul className={css.list}>
        {payments.map((payment) => {
          const face = faces[payment.status]
          return (
            <li key={payment.id} className={css.row}>
              <div className={css.line}>
                <span className={css.strong}>{methods[payment.method] ?? payment.method}</span>
                <span className={css.strong}>
                  <Money {...payment.amount} exact />
                </span>
              </div>
              <div className={css.line}>
                <Pill tone={face.tone} icon={face.icon}>
                  {face.label}
                </Pill>
                <span className={css.quiet}>
                  {outcomes[payment.status] === 'succeeded' && 'paid '}
                  <DateText value={payment.at} withTime />
                </span>
              </div>
              {payment.fee.amount > 0 && (
                <p className={css.quiet}>
                  Payment fee of <Money {...payment.fee} exact /> included
                </p>
              )}
              {payment.transfer && payment.status === 'pending' && (
                <p className={css.quiet}>
                  To {payment.transfer.bank} {payment.transfer.accountNumber}, by{' '}
                  <Deadline at={payment.transfer.until} place={departure} />
                </p>
              )}
              {payment.method === 'bank-transfer' && payment.status === 'refunded' && (
                <p className={css.quiet}>
                  {isShop
                    ? 'We owe you all of it, the fee included: a bank transfer has no way back by itself. Ask for help to say where to send it.'
                    : 'All of it went to the agency’s wallet, the fee included: a bank transfer has no way back to its sender.'}
                </p>
              )}
              {payment.returned.amount > 0 && payment.status === 'succeeded' && (
                <p className={css.quiet}>
                  <Money {...payment.returned} exact /> of it went back
                </p>
              )}
              {payment.returnedAt && (
                <p className={css.quiet}>
                  refunded <DateText value={payment.returnedAt} withTime />
                </p>
              )}
              {payment.message && <p className={css.quiet}>{payment.message}</p>}
              <p className={css.reference}>
                <span>{payment.reference}</span>
                <CopyButton value={payment.reference} what="payment reference" />
              </p>
            </li>
          )
        })}
      </ul>
    </DetailSection>
  )
}
